import providersFile from "../../../../content/providers.json" with { type: "json" };

const names = new Map(providersFile.map(({ code, name }) => [code, name]));

/** A provider's name by its code [3.21]. */
export function providerName(code: string): string {
  return names.get(code) ?? code;
}
