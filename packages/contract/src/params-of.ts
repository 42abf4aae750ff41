/** The params of one field's message: its own figures come before those that fields share. */
export function paramsOf(field: string, params: Record<string, string>): Record<string, string> {
  const own = Object.entries(params).flatMap(([name, value]) =>
    name.startsWith(`${field}.`) ? [[name.slice(field.length + 1), value]] : [],
  );
  return { ...params, ...Object.fromEntries(own) };
}
