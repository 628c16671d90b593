import { createHash } from 'node:crypto';

/** A uuid derived from the given words (in the form of version 5). */
export function stableUuid(...words: (string | number)[]): string {
  const hash = createHash('sha1')
    .update(`suchi-demo:${words.join(':')}`)
    .digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** The gender is a part of it, because a drawn portrait is kept by its id and not drawn again. */
export function photoId(gender: string, profileId: number, variant: number): string {
  return stableUuid('photo', gender, profileId, variant);
}

/** An id in the payment provider's format; "demo" in it marks it as invented. */
export function providerId(kind: 'order' | 'pay', ...words: (string | number)[]): string {
  return `${kind}_demo${createHash('sha1').update(words.join(':')).digest('hex').slice(0, 14)}`;
}
