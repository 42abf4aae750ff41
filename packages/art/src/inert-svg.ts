/** Everything in an SVG that could run, load or leak something. An inert SVG has none of it. */
export function activeContent(svg: string): string[] {
  const lively = [
    /<(script|foreignObject|iframe|image|style|animate|set|a)\b/gi,
    /\son\w+\s*=/gi,
    /(?:xlink:)?href="(?!#)[^"]*"/gi,
    /url\((?!#)[^)]*\)/gi,
    /javascript:|<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/gi,
  ];
  return lively.flatMap((pattern) => svg.match(pattern) ?? []);
}

/** Referenced ids that are missing, and duplicate ids. */
export function brokenIds(svg: string): string[] {
  const given = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id = ""]) => id);
  const twice = given.filter((id, at) => given.indexOf(id) !== at);
  return [...new Set([...twice, ...used.filter((id) => !given.includes(id))])];
}
