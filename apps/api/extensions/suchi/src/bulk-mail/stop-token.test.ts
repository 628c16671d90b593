import { randomUUID } from 'node:crypto';
import { unsubscribeContract } from '@suchi/contracts/bulk-mail';
import { describe, expect, it } from 'vitest';
import { openStopToken, signStopToken } from './stop-token.ts';

const secret = 'a-secret-that-is-long-enough-for-a-test';
const messageId = randomUUID();

describe('a token to unsubscribe', () => {
  const token = signStopToken(secret, messageId);

  it('names the mail to who made it', () => {
    expect(openStopToken([secret], token)).toBe(messageId);
  });

  it('is accepted by the contract', () => {
    expect(unsubscribeContract.input.safeParse({ token }).success).toBe(true);
  });

  it('works while its secret is the previous one', () => {
    expect(openStopToken(['another-secret-of-enough-letters', secret], token)).toBe(messageId);
  });

  it('does not show the Message-ID', () => {
    expect(token).not.toContain(messageId.slice(0, 8));
  });

  it.each([
    ['another secret', signStopToken('another-secret-of-enough-letters', messageId)],
    ['another mail', `${signStopToken(secret, randomUUID()).split('.')[0]}.${token.split('.')[1]}`],
    ['no signature', token.split('.')[0] ?? ''],
    ['nothing', ''],
  ])('is refused with %s', (_, altered) => {
    expect(openStopToken([secret], altered)).toBeNull();
  });
});
