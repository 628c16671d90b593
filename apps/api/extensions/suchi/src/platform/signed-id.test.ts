import { randomUUID } from 'node:crypto';
import { unsubscribeContract } from '@suchi/contracts/bulk-mail';
import { describe, expect, it } from 'vitest';
import { openSignedId, signId } from './signed-id.ts';

const secret = 'a-secret-that-is-long-enough-for-a-test';
const messageId = randomUUID();

describe('a token to unsubscribe', () => {
  const token = signId(secret, 'unsubscribe', messageId);

  it('names the mail to who made it', () => {
    expect(openSignedId([secret], 'unsubscribe', token)).toBe(messageId);
  });

  it('is accepted by the contract', () => {
    expect(unsubscribeContract.input.safeParse({ token }).success).toBe(true);
  });

  it('works while its secret is the previous one', () => {
    expect(openSignedId(['another-secret-of-enough-letters', secret], 'unsubscribe', token)).toBe(messageId);
  });

  it('does not show the Message-ID', () => {
    expect(token).not.toContain(messageId.slice(0, 8));
  });

  it.each([
    ['another secret', signId('another-secret-of-enough-letters', 'unsubscribe', messageId)],
    ['another mail', `${signId(secret, 'unsubscribe', randomUUID()).split('.')[0]}.${token.split('.')[1]}`],
    ['another purpose', signId(secret, 'mail-in-english', messageId)],
    ['no signature', token.split('.')[0] ?? ''],
    ['nothing', ''],
  ])('is refused with %s', (_, altered) => {
    expect(openSignedId([secret], 'unsubscribe', altered)).toBeNull();
  });
});
