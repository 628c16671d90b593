const maxDepth = 20;

/** Whether a value is shallow and has no NUL, which PostgreSQL cannot store. Checks keys too. */
export function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= maxDepth) return false;
  return Object.entries(value).every(([key, part]) => !key.includes('\0') && isPlainJson(part, depth + 1));
}
