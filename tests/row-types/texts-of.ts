import {
  type ArrowFunction,
  type CallExpression,
  type Expression,
  type FunctionDeclaration,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNumericLiteral,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteralLikeNode,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
  NodeFlags,
  type ParameterDeclaration,
  type SourceFile,
  SyntaxKind,
  type VariableDeclaration,
} from "typescript/unstable/ast";
import { type LiteralType, type Project, SymbolFlags, TypeFlags } from "typescript/unstable/sync";

/** What an expression can be: some texts, or unknown. */
type Texts = readonly string[] | undefined;

/** What the parameters of a called function stand for, by their declarations. */
type Bound = ReadonlyMap<Node, Texts>;

type TextFunction = ArrowFunction | FunctionDeclaration;

/** An expression that can have more texts is not resolved. */
const MAX_TEXTS = 64;
/** Through more names than this, an expression is not followed: a function that calls itself has no end. */
const MAX_DEPTH = 30;
const NOTHING_BOUND: Bound = new Map();

/**
 * Resolves expressions to the texts that they can have: a literal, a constant, a template of such, each branch of a condition, each word of a
 * type such as `"asc" | "desc"`, the result of a function that only builds a text, and what its callers give for a parameter. Undefined if
 * these do not say.
 */
export function createTextsOf(
  { checker, program }: Project,
  sources: readonly { path: string; text: string }[],
): (expression: Expression) => Texts {
  let depth = 0;
  const textsOf = (node: Node, bound: Bound): Texts => {
    if (depth >= MAX_DEPTH) return undefined;
    depth += 1;
    const texts = writtenTexts(node, bound) ?? wordsOf(node);
    depth -= 1;
    const different = texts && [...new Set(texts)];
    return different && different.length <= MAX_TEXTS ? different : undefined;
  };

  const writtenTexts = (node: Node, bound: Bound): Texts => {
    const textsIn = (inner: Node) => textsOf(inner, bound);
    if (isStringLiteralLikeNode(node) || isNumericLiteral(node)) return [node.text];
    if (isParenthesizedExpression(node) || isAsExpression(node)) return textsIn(node.expression);
    if (isConditionalExpression(node)) return either([node.whenTrue, node.whenFalse].map(textsIn));
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken && isNumber(node))
      return combined([textsIn(node.left), textsIn(node.right)], (one, other) =>
        String(Number(one) + Number(other)),
      );
    if (isTemplateExpression(node))
      return combined([
        [node.head.text],
        ...node.templateSpans.flatMap(({ expression, literal }) => [textsIn(expression), [literal.text]]),
      ]);
    if (isCallExpression(node)) {
      const list = joinedList(node);
      if (list) return combined(list.flatMap((each, index) => [index ? [", "] : [""], textsIn(each)]));
      const called = functionOf(declarationOf(node.expression));
      return called && resultOf(called, node.arguments.map(textsIn));
    }
    return isIdentifier(node) ? textsDeclaredBy(declarationOf(node), bound) : undefined;
  };

  /** The declaration behind a name, through imports. */
  const declarationOf = (name: Node): Node | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    const real = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return real?.valueDeclaration?.resolve();
  };

  const textsDeclaredBy = (declaration: Node | undefined, bound: Bound): Texts => {
    if (declaration && isParameterDeclaration(declaration))
      return bound.has(declaration) ? bound.get(declaration) : givenByCallers(declaration);
    return isConstant(declaration) && declaration.initializer
      ? textsOf(declaration.initializer, bound)
      : undefined;
  };

  const resultOf = (called: TextFunction, values: readonly Texts[]): Texts => {
    const result = resultExpression(called);
    const bound = new Map(called.parameters.map((each, index): [Node, Texts] => [each, values[index]]));
    return result && textsOf(result, bound);
  };

  /** Of a function that has a name. Only a call by this name counts. */
  const givenByCallers = (parameter: ParameterDeclaration): Texts => {
    const called = parameter.parent;
    if (!isFunctionDeclaration(called) || !called.name) return undefined;
    const { text: name } = called.name;
    const place = called.parameters.indexOf(parameter);
    const given = sources
      .filter(({ text }) => text.includes(`${name}(`))
      .flatMap(({ path }) => callsOf([name], program.getSourceFile(path)))
      .filter(({ expression }) => declarationOf(expression) === called)
      .map((call) => call.arguments[place]);
    return either(given.map((each) => each && textsOf(each, NOTHING_BOUND)));
  };

  const isNumber = (node: Node) => ((checker.getTypeAtLocation(node)?.flags ?? 0) & TypeFlags.Number) !== 0;

  /** The items of a constant list whose call is `list.join(", ")`. */
  const joinedList = ({ expression, arguments: [separator] }: CallExpression) => {
    if (!isPropertyAccessExpression(expression) || expression.name.text !== "join") return undefined;
    if (!separator || !isStringLiteralLikeNode(separator) || separator.text !== ", ") return undefined;
    const list = declarationOf(expression.expression);
    const value = isConstant(list) ? list.initializer : undefined;
    const written = value && isAsExpression(value) ? value.expression : value;
    return written && isArrayLiteralExpression(written) ? written.elements : undefined;
  };

  /** The values that the type of a computed expression lists. Of a number any will do: no column depends on it. */
  const wordsOf = (node: Node): Texts => {
    if (isNumber(node)) return ["1"];
    const type = checker.getTypeAtLocation(node);
    const types = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    const isListed = types.every(({ flags }) => flags & TypeFlags.StringOrNumberLiteral);
    return types.length > 0 && isListed
      ? types.map((each) => String((each as LiteralType).value))
      : undefined;
  };

  return (expression) => textsOf(expression, NOTHING_BOUND);
}

/** All of them; unknown if one is, or if there is none. */
function either(each: readonly Texts[]): Texts {
  const all = each.flatMap((texts) => texts ?? []);
  return all.length > 0 && !each.includes(undefined) ? all : undefined;
}

/** Every combination of the parts' texts, which stand behind each other unless `add` does something else with them. */
function combined(parts: readonly Texts[], add = (start: string, end: string) => start + end): Texts {
  return parts.reduce<Texts>(
    (before, part) =>
      before && part && before.flatMap((start) => part.map((end) => add(start, end))).slice(0, MAX_TEXTS + 1),
    [""],
  );
}

function isConstant(node: Node | undefined): node is VariableDeclaration {
  return node !== undefined && isVariableDeclaration(node) && (node.parent.flags & NodeFlags.Const) !== 0;
}

function functionOf(node: Node | undefined): TextFunction | undefined {
  if (node && isFunctionDeclaration(node)) return node;
  const value = isConstant(node) ? node.initializer : undefined;
  return value && isArrowFunction(value) ? value : undefined;
}

/** What a function returns that does nothing else. */
function resultExpression({ body }: TextFunction): Node | undefined {
  if (!body || !isBlock(body)) return body;
  const [only, ...others] = body.statements;
  return only && isReturnStatement(only) && others.length === 0 ? only.expression : undefined;
}

/** The calls of these names in a file, by a bare name or as a method. */
export function callsOf(names: readonly string[], file: SourceFile | undefined): CallExpression[] {
  const found: CallExpression[] = [];
  const walk = (node: Node): void => {
    if (isCallExpression(node) && names.includes(calledName(node))) found.push(node);
    node.forEachChild(walk);
  };
  if (file) walk(file);
  return found;
}

/** The bare name of what is called, or empty. */
export function calledName({ expression }: CallExpression): string {
  if (isIdentifier(expression)) return expression.text;
  return isPropertyAccessExpression(expression) ? expression.name.text : "";
}
