import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'a-secret-of-more-than-thirty-two-characters';

describe('a sealed text', () => {
  it('opens to what it was, and never looks like it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), (plain) => {
        const sealed = seal(plain, secret);
        expect(unseal(sealed, [secret])).toBe(plain);
        expect(sealed).not.toContain(plain);
      }),
    );
  });

  it('looks different each time', () => {
    expect(seal('123456', secret)).not.toBe(seal('123456', secret));
  });

  it('does not open with another secret or with one byte changed', () => {
    const sealed = seal('123456', secret);
    expect(() => unseal(sealed, [`${secret}!`, 'and-another-of-thirty-two-characters'])).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(() => unseal(altered.toString('base64url'), [secret]), `byte ${index}`).toThrow();
    }
  });

  it('opens with the secret before this one', () => {
    const sealed = seal('123456', 'the-secret-of-last-year-thirty-two-chars');
    expect(unseal(sealed, [secret, 'the-secret-of-last-year-thirty-two-chars'])).toBe('123456');
  });
});
