import { setImmediate } from "node:timers/promises";
import { type CallExpression, isPropertyAccessExpression, type SourceFile } from "typescript/unstable/ast";
import { API, type Checker, type Type } from "typescript/unstable/sync";
import { calledName, callsOf, createTextsOf } from "./texts-of.ts";

/** One call of `query` or `readRow`. */
export type Statement = {
  /** The path and the line, as an editor opens them. */
  place: string;
  reads: "query" | "readRow";
  /** Each text that the call can send; undefined if the source does not say. */
  texts: readonly string[] | undefined;
  /** The type that the call names for its rows; undefined if it names none. */
  row: Type | undefined;
};

export type FoundStatements = {
  statements: readonly Statement[];
  checker: Checker;
  /** Ends the compiler, to which the types and the checker belong. */
  close(): void;
};

const READERS = ["query", "readRow"];

/**
 * The statements in files of a compiler's project, in the order of the files. A call counts by its name, which is `query` or `readRow` in both
 * drivers and in all that wraps them.
 * @param root the absolute path, with a slash at its end, that holds the settings and the files.
 * @param config the project's settings.
 */
export async function findStatements(
  root: string,
  config: string,
  sources: readonly { path: string; text: string }[],
): Promise<FoundStatements> {
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [root + config] }).getProject(root + config);
  if (!project) throw new Error(`the compiler does not open ${config}`);
  const { program, checker } = project;
  const textsOf = createTextsOf(
    project,
    sources.map(({ path, text }) => ({ path: root + path, text })),
  );
  const statementsIn = (path: string, file: SourceFile) =>
    callsOf(READERS, file)
      .filter((call) => !readsAddress(call))
      .map((call): Statement => {
        const [text] = call.arguments;
        const [row] = call.typeArguments ?? [];
        const { line } = file.getLineAndCharacterOfPosition(call.getStart(file));
        return {
          place: `${path}:${line + 1}`,
          reads: calledName(call) as Statement["reads"],
          texts: text && textsOf(text),
          row: row && checker.getTypeFromTypeNode(row),
        };
      });
  const statements: Statement[] = [];
  for (const { path, text } of sources) {
    if (!/\b(?:query|readRow)\b/.test(text)) continue;
    const file = program.getSourceFile(root + path);
    if (!file) throw new Error(`${path} is not part of ${config}`);
    statements.push(...statementsIn(path, file));
    // Each question waits for the compiler; in between, the runner gets its messages through.
    await setImmediate();
  }
  return { statements, checker, close: () => api.close() };
}

/** `c.req.query("name")` reads a request's address. */
function readsAddress({ expression }: CallExpression): boolean {
  const receiver = isPropertyAccessExpression(expression) ? expression.expression : expression;
  return isPropertyAccessExpression(receiver) && receiver.name.text === "req";
}
