import type { saveDraftContract, submitProfileContract } from '@suchi/contracts';
import { findProfileViolations, type ProfileAction, todayInIndia } from '@suchi/domain';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { Call, RoleCaller } from '../../platform/route.ts';
import { encodeForm, parseForm } from '../codec.ts';
import { findForUpdate, type LifecycleRules, readRules, replaceAddresses } from '../repository.ts';
import { requireAuthor } from './author.ts';
import { takeStep } from './take-step.ts';

type DraftCall = Call<z.output<typeof saveDraftContract.input>, RoleCaller>;
type SubmitCall = Call<z.output<typeof submitProfileContract.input>, RoleCaller>;

/** Keeps what was typed, whatever is missing. */
export function saveDraft(call: DraftCall) {
  return save(call, () => ({ kind: 'save_draft' }));
}

/** Keeps what was typed and hands it to the committee, if nothing is missing. */
export function submitProfile(call: SubmitCall) {
  const { input, now } = call;
  return save(call, ({ latestBirthDate }) => {
    const form = parseForm(input.profile);
    const violations = findProfileViolations(form, { today: todayInIndia(now), latestBirthDate });
    if (violations.length > 0) throw codedError('PROFILE_INCOMPLETE', { violations });
    return { kind: 'submit', candidate: form, isAttending: input.is_attending };
  });
}

async function save(call: DraftCall, chooseAction: (rules: LifecycleRules) => ProfileAction) {
  const { input, caller, tx } = call;
  const author = await requireAuthor(tx, caller, input.user);
  const rules = await readRules(tx);
  const action = chooseAction(rules);
  const row = await findForUpdate(tx, { user: author.owner.id });
  const standing = await takeStep(call, {
    ...author,
    rules,
    row,
    action,
    columns: encodeForm(input.profile),
  });
  await replaceAddresses(tx, standing.id, input.profile.addresses);
  return standing;
}
