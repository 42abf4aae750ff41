declare module "virtual:symbols" {
  /** Name to the inside of a 32 by 32 SVG. */
  const symbols: Record<string, string>;
  export default symbols;
}
