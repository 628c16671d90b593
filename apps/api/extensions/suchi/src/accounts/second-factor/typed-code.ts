import { AsyncLocalStorage } from 'node:async_hooks';

const typed = new AsyncLocalStorage<{ code: string | null }>();

/**
 * Signs in with the code that was typed beside the password. The engine tells its hook only who signs in, so the code
 * travels beside it.
 */
export function withTypedCode<Result>(code: unknown, run: () => Result): Result {
  return typed.run({ code: typeof code === 'string' && code !== '' ? code : null }, run);
}

export const readTypedCode = (): string | null => typed.getStore()?.code ?? null;
