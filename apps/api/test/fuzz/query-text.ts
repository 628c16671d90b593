import type { Random } from './random.ts';

/** A lone surrogate cannot be encoded, so it is sent as bytes that are not UTF-8. */
const encode = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80' + encodeURIComponent(text.toWellFormed());

/** As JSON, in brackets, repeated, or with broken escapes. */
export function queryText(values: Readonly<Record<string, unknown>>, random: Random): string {
  const pairs = Object.entries(values).flatMap(([key, value]) => pairsOf(key, value, random));
  if (random.chance(0.02))
    pairs.push(
      random.pick(['%', '%ff=%fe', '=&=', 'a%5b%5d%5b=1', '&&&', '%c0%af', '[]=1', 'x[__proto__][y]=1']),
    );
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, 7000)}`;
}

function pairsOf(key: string, value: unknown, random: Random): string[] {
  const name = encode(key);
  if (typeof value !== 'object' || value === null) return [`${name}=${encode(String(value))}`];
  if (random.chance(0.5)) return [`${name}=${encode(JSON.stringify(value))}`];
  const entries = Array.isArray(value)
    ? value.slice(0, 120).map((each) => ['', each] as const)
    : Object.entries(value);
  return entries.flatMap(([part, inner]) => pairsOf(`${key}[${part}]`, inner, random));
}
