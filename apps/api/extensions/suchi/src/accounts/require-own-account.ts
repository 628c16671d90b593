import { ownAccountInput } from '@suchi/contracts/accounts';
import * as z from 'zod/mini';
import { parseInput } from '../platform/route.ts';
import { requireMobile } from './require-mobile.ts';

const changes = z.partial(ownAccountInput);

/** Applies the rules of registration to a change of the member's own account. */
export function requireOwnAccount(payload: object): object {
  const facts = parseInput(changes, payload);
  const mobile = facts.mobile === undefined ? {} : { mobile: requireMobile(facts.mobile) };
  return { ...payload, ...facts, ...mobile };
}
