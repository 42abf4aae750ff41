import { z } from "zod";

/**
 * Parses content files, given by path, with their schema.
 * @throws with the file and the invalid field, or with a file whose name differs from its entry's name.
 */
export function parseContentFiles<Schema extends z.ZodType<{ name: string }>>(
  files: Record<string, unknown>,
  schema: Schema,
): z.infer<Schema>[] {
  return Object.entries(files).map(([path, file]) => {
    const parsed = schema.safeParse(file);
    if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`);
    if (!path.endsWith(`/${parsed.data.name}.json`))
      throw new Error(`${path} has the name ${parsed.data.name}`);
    return parsed.data;
  });
}
