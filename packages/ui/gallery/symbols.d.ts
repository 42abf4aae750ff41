declare module "virtual:symbols" {
  /** By name, the content of a 32 by 32 SVG. */
  const symbols: Record<string, string>;
  export default symbols;
}
