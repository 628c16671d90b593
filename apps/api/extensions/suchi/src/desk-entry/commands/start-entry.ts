import type { DeskNumber, deskNumberContract, startEntryContract } from '@suchi/contracts/desk-entry';
import { profileForm } from '@suchi/contracts/profiles';
import { todayInIndia } from '@suchi/domain/basics';
import { checkStart, profilesOfNumber, relationOf, splitName } from '@suchi/domain/desk-entry';
import type * as z from 'zod/mini';
import { insertDeskAccount } from '../../accounts/commands/desk-account.ts';
import { requireTypedMobile } from '../../accounts/commands/require-typed-mobile.ts';
import { addConsents } from '../../consent/commands/add-consents.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { requireLanguage } from '../../platform/built-languages.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { readImportRules } from '../../profiles/commands/import-profile.ts';
import { saveAtDesk } from '../../profiles/commands/save-profile.ts';
import { insertEntry, listNumberUses, type NumberUse } from '../repository/entries.ts';
import { usePaper } from '../repository/papers.ts';
import { refused } from './refused.ts';

type NumberCall = ReadCall<z.output<typeof deskNumberContract.input>, RoleCaller>;
type Input = z.output<typeof startEntryContract.input>;
type StartCall = WriteCall<Input, RoleCaller>;

/** What the desk knows of a number before it starts. */
export async function readNumber({ input, db }: NumberCall): Promise<DeskNumber> {
  const uses = await listNumberUses(db, requireTypedMobile(input.mobile));
  const account = uses.find(({ hasAddress }) => hasAddress);
  const { profiles } = countUses(uses);
  return {
    account: account ? { id: account.account, name: account.name } : null,
    profiles: uses.filter(({ hasAddress }) => !hasAddress).map(({ name }) => name),
    is_full: profiles >= profilesOfNumber,
  };
}

const countUses = (uses: readonly NumberUse[]) => ({
  hasAccount: uses.some(({ hasAddress }) => hasAddress),
  profiles: uses.filter(({ hasAddress }) => !hasAddress).length,
});

/** Makes an account that nobody can sign in to yet, the draft, and the consents as they stand on the paper. */
export async function startEntry(call: StartCall): Promise<number> {
  const { input, caller, tx, now } = call;
  const mobile = requireTypedMobile(input.mobile);
  const language = requireLanguage(input.language);
  // Two desks at once must not give one number to a fourth profile.
  await tx.raw(`select pg_advisory_xact_lock(hashtext('desk_entry'), hashtext(?))`, [mobile]);
  const decision = checkStart(
    {
      number: countUses(await listNumberUses(tx, mobile)),
      candidate: input,
      isSigned: input.is_signed,
      hasPaper: input.paper !== null,
    },
    await readImportRules(tx, todayInIndia(now)),
  );
  if (!decision.allowed) throw refused(decision.reason);

  const bringer = splitName(input.bringer_name);
  const names = { firstName: bringer.first, lastName: bringer.last ?? '' };
  const owner = await insertDeskAccount(tx, { ...names, mobile, language }, now);
  const { id: profile } = await saveAtDesk({ ...call, input: { profile: draftOf(input, mobile) } }, owner, {
    isAgreed: false,
  });
  const entry = await insertEntry(tx, { profile, bringer: input.bringer, enteredBy: caller.userId }, now);
  const paper = input.paper ?? '';
  if (!(await usePaper(tx, { id: paper, takenBy: caller.userId, entry }))) throw refused('no_paper');
  await addConsents(tx, profile, input.consents, {
    author: caller.userId,
    way: 'paper',
    now,
    paper: { id: paper, language },
  });
  return entry;
}

/** What the start already knows. The candidate signed, so the consent of the form is given. */
function draftOf(
  { candidate, gender, birthday, bringer, bringer_name, relation_text }: Input,
  mobile: string,
) {
  const { first, middle, last } = splitName(candidate);
  return profileForm.parse({
    first_name: first,
    middle_name: middle,
    last_name: last,
    gender,
    brithday: birthday,
    author_relation: relationOf(bringer, gender),
    author_relation_text: bringer === 'other' ? relation_text : null,
    has_consent: bringer !== 'candidate',
    // The only contact; the street is typed later.
    addresses: [{ name: bringer_name, mobile: mobile.startsWith('+') ? mobile : `+${mobile}` }],
  });
}
