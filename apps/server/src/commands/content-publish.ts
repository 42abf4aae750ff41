// npm run content:publish: lists the last versions.
// npm run content:publish -- --reason <text> [--by <name>] <file> …: publishes these files of the content above the release's. Every node has
// them within a second.
// npm run content:publish -- --reason <text> --as <file> <other file>: publishes another file in the place of one of the content's.
// npm run content:publish -- --reason <text> --back <file> …: the release's files count again.
import { relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { DomainError } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import { type ContentVersion, listVersions, publishContent } from "@bellwether/gate";
import { z } from "zod";
import { commandRules } from "../content/content-in-force.ts";
import { readJsonFile } from "../content/read-json-file.ts";
import { ActorOption } from "./actor-option.ts";
import { parseAnyArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const USAGE = "content:publish [--reason <text> [--by <name>] [--as <file> | --back] <file> …]";

const Options = z
  .strictObject({
    reason: z.string().trim().min(3).max(500),
    by: ActorOption,
    as: z.string().min(1).optional(),
    back: z.boolean().default(false),
    words: z.array(z.string().min(1)).min(1, "names no file"),
  })
  .refine(({ as, back, words }) => as === undefined || (!back && words.length === 1), {
    error: "takes one file, and does not go with --back",
    path: ["as"],
  });
type Options = z.infer<typeof Options>;

const text = { type: "string" } as const;
const options = { reason: text, by: text, as: text, back: { type: "boolean" } } as const;
const root = fileURLToPath(new URL("../../../../", import.meta.url));

const given = parseAnyArguments({ usage: USAGE, options, schema: Options, takesWords: true });
await runCommand((database) => (given ? publish(database, given) : list(database)));

async function publish(database: Database, { reason, by, as, back, words }: Options): Promise<number> {
  const documents = new Map(
    words.map((file) => [pathOf(as ?? file), back ? null : readDocument(resolve(file), file)] as const),
  );
  const version = await publishContent({ database, ...commandRules() }, { documents, by, reason });
  console.log(`Version ${version} is published: ${[...documents.keys()].join(", ")}.`);
  return 0;
}

async function list(database: Database): Promise<number> {
  const versions = await listVersions(database);
  const head = ["version", "published", "by", "files", "reason"];
  console.log(
    versions.length === 0
      ? "Nothing is published: the release's files count."
      : textTable(head, versions.map(cellsOf)),
  );
  return 0;
}

function cellsOf({ version, publishedAt, publishedBy, paths, takenBack, reason }: ContentVersion): string[] {
  const files = paths.map((path) => (takenBack.includes(path) ? `${path} (back)` : path));
  return [String(version), publishedAt.toISOString(), publishedBy, files.join(", "), reason];
}

/** The file's path from the repository's root. */
function pathOf(file: string): string {
  const path = relative(root, resolve(file)).split(sep).join("/");
  if (path.startsWith(".."))
    throw new DomainError("invalid_param", {
      detail: `${file}: it is outside the content; name its place with --as`,
    });
  return path;
}

function readDocument(path: string, name: string): unknown {
  try {
    return readJsonFile(pathToFileURL(path), name);
  } catch (error) {
    throw new DomainError("invalid_param", { detail: (error as Error).message });
  }
}
