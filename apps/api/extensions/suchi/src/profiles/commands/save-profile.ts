import { isDeepStrictEqual } from 'node:util';
import {
  dataPathOf,
  parseProfileForm,
  profileForm,
  type ProfileFormData,
  type saveDraftContract,
  type submitProfileContract,
} from '@suchi/contracts/profile';
import { todayInIndia } from '@suchi/domain/basics';
import type { ProfileAction, RevisionAction } from '@suchi/domain/lifecycle';
import { findProfileViolations, findUnstorable, type ProfileViolation } from '@suchi/domain/profile';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { consentColumns, withSettledAuthorship } from '../authorship.ts';
import { encodeForm, toStoredForm } from '../form-codec.ts';
import { findLookups, findRecord, replaceLists } from '../form-repository.ts';
import { listFormChanges, type NameOf } from '../list-form-changes.ts';
import { listLookupUses } from '../lookup-uses.ts';
import { findForUpdate, readRules } from '../repository.ts';
import { findRevisionForUpdate } from '../revision-repository.ts';
import { requireAuthor } from './author.ts';
import { followMerges } from './follow-merges.ts';
import { requireOwnedMedia, requireRightLookups } from './require-usable.ts';
import { saveChanges } from './save-changes.ts';
import { setHallConsent } from './set-hall-consent.ts';
import { type ProfileStanding, takeStep } from './take-step.ts';

type DraftCall = WriteCall<z.output<typeof saveDraftContract.input>, RoleCaller>;
type SubmitCall = WriteCall<z.output<typeof submitProfileContract.input>, RoleCaller>;

/** What to do before the first approval, and after it. */
interface Chosen {
  action: ProfileAction;
  revisionAction: RevisionAction;
  isAttending: boolean | null;
}

type Choose = (form: ProfileFormData, violations: ProfileViolation[]) => Chosen;

/** The base for comparison before there is a profile. */
const emptyForm = toStoredForm(profileForm.parse({}));

/** Saves the form even if fields are missing. */
export function saveDraft(call: DraftCall) {
  return save(call, (form) => {
    const unstorable = findUnstorable(parseProfileForm(form));
    if (unstorable.length > 0) throw codedError('INVALID_PAYLOAD', { fields: toFields(unstorable) });
    return { action: { kind: 'save_draft' }, revisionAction: { kind: 'save_changes' }, isAttending: null };
  });
}

/** Saves and submits the form if nothing is missing. The answer about the hall is a step of its own in the trail. */
export async function submitProfile(call: SubmitCall) {
  const { input } = call;
  const standing = await save(call, (form, violations) => {
    if (violations.length > 0) throw codedError('PROFILE_INCOMPLETE', { violations });
    const candidate = { gender: form.gender, birthday: form.brithday };
    const { is_attending: isAttending } = input;
    return {
      action: { kind: 'submit', candidate, isAttending },
      revisionAction: { kind: 'submit_changes', candidate },
      isAttending,
    };
  });
  const { user, hall_consent } = input;
  if (hall_consent !== null) await setHallConsent({ ...call, input: { user, hall_consent } });
  return standing;
}

async function save(call: DraftCall, choose: Choose): Promise<ProfileStanding> {
  const { input, caller, tx, now } = call;
  const given = await followMerges(tx, toStoredForm(input.profile));
  const author = await requireAuthor(tx, caller, input.user);
  const rules = await readRules(tx);
  const row = await findForUpdate(tx, { user: author.owner.id });
  const before = (row && (await findRecord(tx, { id: row.id })))?.form ?? emptyForm;
  const form = withSettledAuthorship(given, before, row?.status ?? null);
  const violations = findProfileViolations(parseProfileForm(form), {
    today: todayInIndia(now),
    latestBirthDate: rules.latestBirthDate,
  });
  const { action, revisionAction, isAttending } = choose(form, violations);

  const revision = row?.status === 'Active' ? await findRevisionForUpdate(tx, row.id) : null;
  const earlier = revision === null ? [before] : [before, revision.form];
  const lookups = await findLookups(
    tx,
    [...earlier, form].flatMap(listLookupUses).map(({ id }) => id),
  );
  requireRightLookups(form, earlier, lookups);
  await requireOwnedMedia(tx, author.owner.id, form);
  const nameOf: NameOf = (id) => lookups.get(id)?.name ?? null;

  if (row?.status === 'Active') {
    const changed = { rules, author, row, revision, approved: before, form, isAttending, nameOf };
    return saveChanges(call, { ...changed, action: revisionAction });
  }
  const columns = {
    ...encodeForm(form),
    ...consentColumns(form, before, { now, actorId: author.actor.id }),
    validation_errors: violations.length === 0 ? null : JSON.stringify(toFields(violations)),
  };
  const saved = {
    columns,
    changes: listFormChanges(before, form, nameOf),
    isUnchanged: isDeepStrictEqual(before, form),
  };
  const standing = await takeStep(call, { ...author, rules, row, action, saved });
  await replaceLists(tx, standing.id, form);
  return standing;
}

function toFields(violations: readonly ProfileViolation[]): Record<string, string> {
  return Object.fromEntries(violations.map(({ field, code }) => [dataPathOf(field), code]));
}
