import { SaxesParser } from "saxes";

/** An element of a file with what is inside it. Names are without prefixes; `line` is where it begins. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
  line: number;
};

type Visitor = {
  /** The first element's name and namespace. @throws Error to refuse the file */
  root(name: string, namespace: string): void;
  /** Each element at one of the paths, whole. It is forgotten afterwards, so that a file's size does not matter. */
  element(path: string, element: XmlElement): void;
};

/** The parser looks for an element's namespace from its depth upwards: a million elements within each other would take it hours. */
const MAX_DEPTH = 50;

/**
 * Reads XML in UTF-8 and shows the elements at these paths, such as `Document/BkToCstmrStmt/Stmt/Ntry`; elements of other namespaces than the first
 * one's are left out. A DOCTYPE is refused, and with it every entity that a file could define: nothing is fetched and nothing unfolds.
 * @throws Error that names the line of the first mistake
 */
export function readXml(text: string, paths: readonly string[], visitor: Visitor): void {
  const parser = new SaxesParser({ xmlns: true });
  const names: string[] = [];
  const open: XmlElement[] = [];
  let namespace: string | undefined;
  /** How deep an element of another namespace was opened; 0 outside of one. */
  let foreign = 0;
  parser.on("xmldecl", ({ encoding = "UTF-8" }) => {
    if (encoding.toUpperCase() !== "UTF-8") throw new Error(`the file is in ${encoding}: only UTF-8 is read`);
  });
  parser.on("doctype", () => {
    throw new Error(`line ${parser.line}: a DOCTYPE, which statements do not have`);
  });
  parser.on("error", (error) => {
    throw new Error(`line ${parser.line}: ${error.message.replace(/^\d+:\d+: |\.$/g, "")}`);
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    if (namespace === undefined) {
      namespace = uri;
      visitor.root(local, uri);
    }
    if (names.length + foreign >= MAX_DEPTH)
      throw new Error(`line ${parser.line}: elements within more than ${MAX_DEPTH} others`);
    if (foreign > 0 || uri !== namespace) {
      foreign += 1;
      return;
    }
    names.push(local);
    const within = open.at(-1);
    if (!within && !paths.includes(names.join("/"))) return;
    const element: XmlElement = {
      ...{ name: local, text: "", children: [], line: parser.line },
      attributes: Object.fromEntries(Object.values(attributes).map((each) => [each.local, each.value])),
    };
    within?.children.push(element);
    open.push(element);
  });
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element && foreign === 0) element.text += more;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    if (foreign > 0) {
      foreign -= 1;
      return;
    }
    const path = open.length === 1 ? names.join("/") : undefined;
    names.pop();
    const element = open.pop();
    if (element && path !== undefined) visitor.element(path, element);
  });
  parser.write(text).close();
}
