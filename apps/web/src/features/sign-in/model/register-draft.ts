import type { RegisterInput } from '@suchi/contracts/accounts';
import * as z from 'zod/mini';
import { tabStorage } from '../../../shared/config/browser-storage.ts';

const key = 'suchi.register-draft';

const registerDraft = z.object({
  first_name: z._default(z.string(), ''),
  last_name: z._default(z.string(), ''),
  mobile: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  hasAccepted: z._default(z.boolean(), false),
});

export type RegisterDraft = z.infer<typeof registerDraft>;

/** Survives a visit to the terms and a reload. */
export function readRegisterDraft(): RegisterDraft {
  try {
    return registerDraft.parse(JSON.parse(tabStorage.getItem(key) ?? '{}'));
  } catch {
    return registerDraft.parse({});
  }
}

export function saveRegisterDraft(change: Partial<RegisterDraft>): void {
  tabStorage.setItem(key, JSON.stringify({ ...readRegisterDraft(), ...change }));
}

export function clearRegisterDraft(): void {
  tabStorage.removeItem(key);
}

/** Passwords are never stored. */
export function withoutPasswords(values: Partial<RegisterInput>): Partial<RegisterDraft> {
  const { first_name = '', last_name = '', mobile = '', email = '' } = values;
  return { first_name, last_name, mobile, email };
}
