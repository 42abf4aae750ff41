/** PostgreSQL's error code for a unique violation: another SQL transaction inserted the same key first. */
const UNIQUE_VIOLATION = "23505";

export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown }).code === UNIQUE_VIOLATION;
}
