import { type Checker, type Type, TypeFlags, type TypeReference } from "typescript/unstable/sync";

/**
 * What both drivers make of a column (`packages/db/src/sql.ts`), by the object identifier of its type in `pg_type`. A type that no statement
 * returns yet is not here; whoever is the first to return it finds out what both drivers deliver.
 */
const DELIVERED: Readonly<Record<number, string>> = {
  16: "boolean",
  17: "Uint8Array",
  19: "string",
  20: "bigint",
  21: "number",
  23: "number",
  25: "string",
  114: "json",
  701: "number",
  1009: "string[]",
  1082: "string",
  1184: "Date",
  2950: "string",
  3802: "json",
};

const PRIMITIVES: Readonly<Record<string, TypeFlags>> = {
  boolean: TypeFlags.BooleanLike,
  bigint: TypeFlags.BigIntLike,
  number: TypeFlags.NumberLike,
  string: TypeFlags.StringLike,
};

/** Promises nothing about a value, or only that it can be absent, which the description of a statement does not tell. */
const PROMISES_NOTHING = TypeFlags.AnyOrUnknown | TypeFlags.Nullable | TypeFlags.Never;

/** What a column of this type holds, as the name of a type; undefined if nobody has looked. */
export function deliveredAs(column: number): string | undefined {
  return DELIVERED[column];
}

/** Whether each value that the drivers deliver for the column can be one of the type. A narrower type fits: `"D" | "W"` fits a text. */
export function fitsDelivered(checker: Checker, type: Type, delivered: string): boolean {
  const fits = (part: Type) => fitsDelivered(checker, part, delivered);
  if (type.isUnionType()) return type.getTypes().every(fits);
  if (type.isIntersectionType() && delivered !== "json") return type.getTypes().some(fits);
  if (type.flags & PROMISES_NOTHING) return true;
  if (delivered === "json") return isJson(checker, type, new Set());
  if (delivered.endsWith("[]"))
    return (
      itemsOf(checker, type)?.every((item) => fitsDelivered(checker, item, delivered.slice(0, -2))) ?? false
    );
  const primitive = PRIMITIVES[delivered];
  return primitive ? (type.flags & primitive) !== 0 : type.getSymbol()?.name === delivered;
}

const NOT_IN_JSON = TypeFlags.BigIntLike | TypeFlags.ESSymbolLike;

/** Whether `JSON.parse` can return it: no bigint and no object of a class at any depth. */
function isJson(checker: Checker, type: Type, seen: Set<number>): boolean {
  if (seen.has(type.id)) return true;
  seen.add(type.id);
  const isInside = (part: Type | undefined) => !part || isJson(checker, part, seen);
  if (type.isUnionType()) return type.getTypes().every(isInside);
  if (!type.isObjectType() && !type.isIntersectionType()) return (type.flags & NOT_IN_JSON) === 0;
  const items = itemsOf(checker, type);
  if (items) return items.every(isInside);
  const names = ["Date", "Uint8Array", "Map", "Set"];
  return (
    !names.includes(type.getSymbol()?.name ?? "") &&
    checker.getPropertiesOfType(type).every((each) => isInside(checker.getTypeOfSymbol(each)))
  );
}

/** The types of an array's or a tuple's items; undefined for another type. */
function itemsOf(checker: Checker, type: Type): readonly Type[] | undefined {
  return checker.isArrayLikeType(type) ? checker.getTypeArguments(type as TypeReference) : undefined;
}
