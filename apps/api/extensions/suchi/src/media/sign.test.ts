import { type ImageVariant, imageVariants } from '@suchi/domain/profiles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSignature, type MediaSubject, openViewer, sealViewer, signMedia } from './sign.ts';

const secret = 'a-secret-that-is-long-enough-for-tests';
const now = new Date('2026-11-15T10:12:00Z');
const fileId = '7d6cf5b0-3a2e-4d5b-9f0e-0c5f1e2d3a4b';
const image: MediaSubject = { kind: 'image', variant: 'card', fileId };
const viewerId = '1c7a52e8-9f4e-4d0b-8a35-6f0e2b9d4c11';

const queryOf = (address: string) => {
  const query = new URL(address, 'http://suchi.test').searchParams;
  return { v: query.get('v'), e: query.get('e'), s: query.get('s') };
};
const query = queryOf(signMedia(secret, image, { viewerId, now }));
const secondsUntil = (time: string) => (new Date(`2026-11-15T${time}Z`).getTime() - now.getTime()) / 1000;

describe('a signed address', () => {
  it('is good until the full half hour after the next one', () => {
    expect(checkSignature([secret], image, query, now)).toEqual({
      viewerId,
      secondsLeft: secondsUntil('11:00:00'),
    });
    expect(checkSignature([secret], image, query, new Date('2026-11-15T10:59:59Z'))?.secondsLeft).toBe(1);
    expect(checkSignature([secret], image, query, new Date('2026-11-15T11:00:00Z'))).toBeNull();
  });

  it('is good for nothing else', () => {
    const others: MediaSubject[] = [
      { kind: 'video', fileId },
      { ...image, fileId: fileId.replace('7', '8') },
      ...(Object.keys(imageVariants) as ImageVariant[])
        .filter((variant) => variant !== 'card')
        .map((variant) => ({ ...image, variant })),
    ];
    for (const subject of others) expect(checkSignature([secret], subject, query, now)).toBeNull();
    expect(checkSignature([`${secret}!`], image, query, now)).toBeNull();
  });

  it('is good after the secret was changed, while the old one is accepted', () => {
    const newSecret = 'another-secret-that-is-long-enough';
    expect(checkSignature([newSecret, secret], image, query, now)).not.toBeNull();
    expect(checkSignature([newSecret], image, query, now)).toBeNull();
  });

  it('with any other text in any part is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom('v', 'e', 's'), fc.string(), (part, text) => {
        fc.pre(query[part] !== text);
        expect(checkSignature([secret], image, { ...query, [part]: text }, now)).toBeNull();
      }),
    );
  });

  it.each([undefined, null, ['a', 'b'], { a: 'b' }, 7])('with %o for a part is refused', (value) => {
    for (const part of ['v', 'e', 's'])
      expect(checkSignature([secret], image, { ...query, [part]: value }, now)).toBeNull();
  });

  it('does not take the spelling of base64 as it comes', () => {
    expect(checkSignature([secret], image, { ...query, s: `${query.s}=` }, now)).toBeNull();
  });
});

describe('the viewer in an address', () => {
  it('is known only with the secret', () => {
    const text = sealViewer(secret, viewerId);
    expect(query.v).toBe(text);
    expect(text).toMatch(/^[\w-]{22}$/);
    expect(openViewer(secret, text)).toBe(viewerId);
    expect(openViewer(`${secret}!`, text)).not.toBe(viewerId);
    expect(sealViewer(secret, fileId)).not.toBe(text);
  });

  it.each(['', 'x', 'a'.repeat(23), 'a'.repeat(44)])('is none in %o', (text) => {
    expect(openViewer(secret, text)).toBeNull();
  });
});
