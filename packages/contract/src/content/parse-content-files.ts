import { z } from "zod";

/**
 * Content files by their path, checked against their schema.
 * @throws naming the file and the field that does not fit, or a file whose name is not the entry's.
 */
export function parseContentFiles<Schema extends z.ZodType<{ name: string }>>(
  files: Record<string, unknown>,
  schema: Schema,
): z.infer<Schema>[] {
  return Object.entries(files).map(([path, file]) => {
    const parsed = schema.safeParse(file);
    if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`);
    if (!path.endsWith(`/${parsed.data.name}.json`))
      throw new Error(`${path} calls itself ${parsed.data.name}`);
    return parsed.data;
  });
}
