/** Whether two values of JSON are the same, whatever the order of their keys. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [parts, otherParts] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    parts.length === otherParts.size &&
    parts.every(([key, part]) => otherParts.has(key) && isSameData(part, otherParts.get(key)))
  );
}
