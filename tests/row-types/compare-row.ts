import type { ResultColumn } from "@bellwether/db/testing/describe-columns.ts";
import { type Checker, SymbolFlags, type Type } from "typescript/unstable/sync";
import type { Statement } from "./find-statements.ts";
import { deliveredAs, fitsDelivered } from "./fits-column.ts";

/** Of a statement of `readRow`: the key by which the reader finds each caller's row. */
const KEY = "key";

/**
 * What is wrong with a call's row type, a sentence for each fault. Whether a column can be null is not compared: the description of a statement
 * does not say it, and an outer join changes it.
 * @param results the columns for each of the statement's texts.
 */
export function compareRow(
  checker: Checker,
  { row, reads, texts = [] }: Pick<Statement, "row" | "reads" | "texts">,
  results: readonly (readonly ResultColumn[])[],
): string[] {
  if (!row || row.isTypeParameter()) return [];
  const shapes = row.isUnionType() ? row.getTypes() : [row];
  // `Record<string, unknown>` names no column.
  if (shapes.some((shape) => checker.getIndexInfosOfType(shape).length > 0)) return [];
  const named = new Set(
    shapes.flatMap((shape) => checker.getPropertiesOfType(shape).map(({ name }) => name)),
  );
  if (reads === "readRow") named.add(KEY);
  const faults = results.flatMap((columns, index) => [
    ...shapes.flatMap((shape) => compareShape(checker, shape, columns)),
    ...(returnsAll(texts[index] ?? "") ? [] : columns.filter(({ name }) => !named.has(name))).map(
      ({ name }) => `the statement returns "${name}", which the row type does not name`,
    ),
  ]);
  return [...new Set(faults)];
}

function compareShape(checker: Checker, shape: Type, columns: readonly ResultColumn[]): string[] {
  // As the drivers do it: of two columns with one name the last counts.
  const byName = new Map(columns.map(({ name, type }) => [name, type]));
  return checker.getPropertiesOfType(shape).flatMap((property): string[] => {
    const { name } = property;
    const column = byName.get(name);
    if (column === undefined)
      return property.flags & SymbolFlags.Optional
        ? []
        : [`the row type names "${name}", which the statement does not return`];
    const delivered = deliveredAs(column);
    if (delivered === undefined)
      return [`"${name}" is of the type ${column} in pg_type, which fits-column.ts does not know`];
    const type = checker.getTypeOfSymbol(property);
    if (!type || fitsDelivered(checker, type, delivered)) return [];
    return [`"${name}" is ${delivered} and the row type says ${checker.typeToString(type)}`];
  });
}

/** Whether the outermost query asks for all columns of a table: then the row type may name some of them. */
function returnsAll(text: string): boolean {
  let outer = text.replace(/'[^']*'/g, "''");
  for (let before = ""; before !== outer; ) {
    before = outer;
    outer = outer.replace(/\([^()]*\)/g, "");
  }
  return /(?:\b(?:SELECT|RETURNING)\b|,)\s*(?:\w+\.)?\*/i.test(outer);
}
