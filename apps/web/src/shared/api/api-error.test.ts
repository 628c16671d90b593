import { errorStatuses } from '@suchi/contracts/basics';
import { describe, expect, it } from 'vitest';
import { errorWords } from '../i18n/error-words.ts';
import { requireMessages } from '../i18n/messages.ts';
import { ApiError, readApiError } from './api-error.ts';

const errors = { ...requireMessages('firstErrors'), ...requireMessages('errors') };

function refused(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'x-request-id': 'request-7' } });
}

describe('an error of the server', () => {
  it('carries code, fields, wait and reference', async () => {
    const error = await readApiError(
      refused(400, {
        errors: [
          { extensions: { code: 'INVALID_PAYLOAD', fields: { email: 'email' } } },
          { extensions: { code: 'REQUESTS_EXCEEDED', retry_after_seconds: 90 } },
        ],
      }),
    );
    expect(error).toMatchObject({
      code: 'INVALID_PAYLOAD',
      codes: ['INVALID_PAYLOAD', 'REQUESTS_EXCEEDED'],
      status: 400,
      requestId: 'request-7',
      fields: { email: 'email' },
      retryAfterSeconds: 90,
    });
  });

  it.each([
    ['a code that is no text', { errors: [{ extensions: { code: 7 } }] }],
    ['no extensions', { errors: [{ message: 'x' }] }],
    ['no errors', {}],
    ['null', null],
    ['a page of a proxy', '<html>502</html>'],
  ])('is UNKNOWN when the body has %s', async (_case, body) => {
    expect((await readApiError(refused(502, body))).code).toBe('UNKNOWN');
  });
});

describe('the words for an error', () => {
  it('exist for every code of the contract', () => {
    for (const code of Object.keys(errorStatuses)) expect(errors).toHaveProperty(code);
  });

  it('have a sentence for each code', () => {
    const words = errorWords(new ApiError({ codes: ['INVALID_CREDENTIALS', 'USER_SUSPENDED'] }));
    expect(words).toEqual([errors.INVALID_CREDENTIALS, errors.USER_SUSPENDED]);
  });

  it.each([
    [1, 'Please try again in 1 second.'],
    [59, 'Please try again in 59 seconds.'],
    [60, 'Please try again in 1 minute.'],
    [61, 'Please try again in 2 minutes.'],
  ])('tell how long %i seconds are', (retryAfterSeconds, words) => {
    expect(errorWords(new ApiError({ codes: ['REQUESTS_EXCEEDED'], retryAfterSeconds }))).toContain(words);
  });

  it.each(['SOMETHING_NEW', 'toString'])(
    'of a code we do not know, %s, are one sentence and a reference',
    async (code) => {
      const body = { errors: [{ extensions: { code } }, { extensions: { code: `${code}_TOO` } }] };
      const [words, reference, ...more] = errorWords(await readApiError(refused(502, body)));
      expect(words).toBe(errors.UNKNOWN);
      expect(reference).toContain('request-7');
      expect(more).toEqual([]);
    },
  );

  it('give a reference only where an operator must look', () => {
    const withReference = errorWords(new ApiError({ codes: ['UNKNOWN'], requestId: 'request-7' }));
    expect(withReference.join(' ')).toContain('request-7');
    const without = errorWords(new ApiError({ codes: ['OTP_INCORRECT'], requestId: 'request-7' }));
    expect(without.join(' ')).not.toContain('request-7');
  });

  it('exist for what is no answer at all', () => {
    expect(errorWords(new Error('bug'))).toEqual([errors.UNKNOWN]);
  });
});
