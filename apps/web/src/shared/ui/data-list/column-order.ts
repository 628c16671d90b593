/** The keys with one of them moved up (-1) or down (1). */
export function moveKey(keys: readonly string[], key: string, step: number): readonly string[] {
  return placeKey(keys, key, keys.indexOf(key) + step);
}

export function placeKey(keys: readonly string[], key: string, index: number): readonly string[] {
  const rest = keys.filter((each) => each !== key);
  if (rest.length === keys.length || index < 0 || index > rest.length) return keys;
  return rest.toSpliced(index, 0, key);
}
