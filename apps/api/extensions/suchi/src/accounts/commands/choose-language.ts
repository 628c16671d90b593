import type { chooseLanguageContract } from '@suchi/contracts/accounts';
import type * as z from 'zod/mini';
import type { SignedInCaller } from '../../platform/access.ts';
import { requireLanguage } from '../../platform/built-languages.ts';
import type { WriteCall } from '../../platform/route.ts';
import { changeAccount } from './change-account.ts';

/** Of the caller's own pages and mails. */
export async function chooseLanguage({
  input,
  caller,
  tx,
}: WriteCall<z.output<typeof chooseLanguageContract.input>, SignedInCaller>): Promise<void> {
  await changeAccount(tx, caller.userId, { app_language: requireLanguage(input.language) });
}
