import { type Language, languages } from "@bellwether/market/languages.ts";
import { formatFigure } from "./format/figure.ts";

export type MessageParams = Record<string, string | number>;

/**
 * Fills an ICU message: `{name}`, `{count, plural, =0 {…} one {# …} other {# …}}` and `{kind, select, a {…} other {…}}`, nested to any
 * depth. `''` is an apostrophe and `'{'` a brace. A small part of ICU on purpose: the whole of it weighs more than the lobby's own script.
 * A parameter that is missing leaves its place empty.
 * @param language of plural rules and figures.
 */
export function formatMessage(message: string, params: MessageParams, language: Language): string {
  if (!/[{']/.test(message)) return message;
  return fill(parsed(message), { params, language });
}

/**
 * The names of the parameters that a message uses.
 * @throws if the message is malformed.
 */
export function messageNames(message: string): string[] {
  const namesOf = (node: Node): string[] => {
    if (typeof node !== "object") return [];
    const inside = "cases" in node ? [...node.cases.values()].flat() : [];
    return [node.name, ...inside.flatMap(namesOf)];
  };
  return parsed(message).flatMap(namesOf);
}

/** The `#` inside a plural: its count. */
const hash = Symbol("#");
type Node = string | typeof hash | { name: string } | Choice;
type Choice = { name: string; kind: "plural" | "select"; cases: Map<string, Node[]> };
type Filling = { params: MessageParams; language: Language; count?: number };

const cache = new Map<string, Node[]>();
const cacheLimit = 2_000;

function parsed(message: string): Node[] {
  const known = cache.get(message);
  if (known) return known;
  if (cache.size >= cacheLimit) cache.clear();
  const nodes = new Parser(message).read(false);
  cache.set(message, nodes);
  return nodes;
}

function fill(nodes: Node[], filling: Filling): string {
  return nodes.map((node) => fillOne(node, filling)).join("");
}

function fillOne(node: Node, filling: Filling): string {
  if (node === hash) return filling.count === undefined ? "#" : formatFigure(filling.count, filling.language);
  if (typeof node === "string") return node;
  const value = filling.params[node.name];
  if (!("kind" in node))
    return typeof value === "number" ? formatFigure(value, filling.language) : (value ?? "");
  if (node.kind === "select") return fill(caseOf(node, String(value ?? "other")), filling);
  const count = Number(value ?? 0);
  const exact = node.cases.get(`=${count}`);
  const chosen = exact ?? caseOf(node, pluralOf(filling.language).select(count));
  return fill(chosen, { ...filling, count });
}

function caseOf(choice: Choice, name: string): Node[] {
  return choice.cases.get(name) ?? choice.cases.get("other") ?? [];
}

const pluralRules = new Map<Language, Intl.PluralRules>();

/** Cached for each language: creating them costs more than formatting a hundred messages. */
function pluralOf(language: Language): Intl.PluralRules {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(languages[language].locale);
  pluralRules.set(language, known);
  return known;
}

/** Parses one message from left to right. */
class Parser {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Text and placeholders up to the end, or up to the brace that closes a plural's case. */
  read(inCase: boolean, inPlural = false): Node[] {
    const nodes: Node[] = [];
    let text = "";
    const flush = () => {
      if (text) nodes.push(text);
      text = "";
    };
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      if (character === "'") text += this.#quoted();
      else if (character === "}" && inCase) break;
      else if (character === "{") {
        flush();
        nodes.push(this.#placeholder());
      } else if (character === "#" && inPlural) {
        flush();
        nodes.push(hash);
        this.#at += 1;
      } else {
        text += character;
        this.#at += 1;
      }
    }
    flush();
    return nodes;
  }

  #quoted(): string {
    this.#at += 1;
    const next = this.#text[this.#at];
    if (next === "'") {
      this.#at += 1;
      return "'";
    }
    if (next !== "{" && next !== "}") return "'";
    const end = this.#text.indexOf("'", this.#at);
    const stop = end === -1 ? this.#text.length : end;
    const quoted = this.#text.slice(this.#at, stop);
    this.#at = stop + 1;
    return quoted;
  }

  #placeholder(): Node {
    this.#expect("{");
    const name = this.#word();
    if (this.#take("}")) return { name };
    this.#expect(",");
    const kind = this.#word();
    if (kind !== "plural" && kind !== "select") throw this.#error(`"${kind}" is neither plural nor select`);
    this.#expect(",");
    const cases = new Map<string, Node[]>();
    while (!this.#take("}")) {
      const label = this.#word();
      this.#expect("{");
      cases.set(label, this.read(true, kind === "plural"));
      this.#expect("}");
    }
    if (!cases.has("other")) throw this.#error("no case other");
    return { name, kind, cases };
  }

  #word(): string {
    this.#skipSpace();
    const word = /^[\w=-]+/.exec(this.#text.slice(this.#at))?.[0];
    if (!word) throw this.#error("a name is missing");
    this.#at += word.length;
    return word;
  }

  #take(character: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #expect(character: string): void {
    if (!this.#take(character)) throw this.#error(`"${character}" is missing`);
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }

  #error(what: string): Error {
    return new Error(`Message "${this.#text}" at ${this.#at}: ${what}`);
  }
}
