import { codedError } from '../platform/coded-error.ts';

/**
 * SQLSTATE classes and codes that a value from outside causes: data exceptions, broken constraints, a comparison of
 * types that cannot be compared, a statement that is too large.
 */
const causedByInput = /^(22...|23...|42804|42883|54...)$/;

/** An error of the database about what was sent, told as such. The engine would answer it with 500. */
export function translateError(error: unknown, method: string): unknown {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (typeof code !== 'string' || !causedByInput.test(code)) return error;
  return method === 'GET'
    ? codedError('INVALID_QUERY', { reason: 'A value does not fit its field.' })
    : codedError('INVALID_PAYLOAD', { fields: {} });
}
