import { codedError } from '../platform/coded-error.ts';

/**
 * SQLSTATE codes caused by input: data exceptions, constraints, types that cannot be compared, statement too
 * large.
 */
const causedByInput = /^(22...|23...|42804|42883|54...)$/;

/**
 * Turns a database error about the input into a 400, where the engine would return 500. Its refusals name collections
 * and fields; ours do not.
 */
export function translateError(error: unknown, method: string): unknown {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'FORBIDDEN') return codedError('FORBIDDEN');
  if (typeof code !== 'string' || !causedByInput.test(code)) return error;
  return method === 'GET'
    ? codedError('INVALID_QUERY', { reason: 'A value does not fit its field.' })
    : codedError('INVALID_PAYLOAD', { fields: {} });
}
