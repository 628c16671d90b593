import { ownAccountInput } from '@suchi/contracts/accounts';
import * as z from 'zod/mini';
import { parseInput } from '../platform/route.ts';
import { requireMobile } from './require-mobile.ts';

const changes = z.partial(ownAccountInput);

/** What somebody changes of their own account, by the rules of registration; the rest of it is left as it came. */
export function requireOwnAccount(payload: object): object {
  const facts = parseInput(changes, payload);
  const mobile = facts.mobile === undefined ? {} : { mobile: requireMobile(facts.mobile) };
  return { ...payload, ...facts, ...mobile };
}
