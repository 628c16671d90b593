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
import { type ProfileAction } from '@suchi/domain/lifecycle';
import { findProfileViolations, findUnstorable, type ProfileViolation } from '@suchi/domain/profile';
import type * as z from 'zod/mini';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { encodeForm, toStoredForm } from '../form-codec.ts';
import { findLookups, findRecord, replaceLists } from '../form-repository.ts';
import { listFormChanges } from '../list-form-changes.ts';
import { listLookupUses } from '../lookup-uses.ts';
import { findForUpdate, readRules } from '../repository.ts';
import { requireAuthor } from './author.ts';
import { requireOwnedMedia, requireRightLookups } from './require-usable.ts';
import { takeStep } from './take-step.ts';

type DraftCall = WriteCall<z.output<typeof saveDraftContract.input>, RoleCaller>;
type SubmitCall = WriteCall<z.output<typeof submitProfileContract.input>, RoleCaller>;

type ChooseAction = (form: ProfileFormData, violations: ProfileViolation[]) => ProfileAction;

/** The base for comparison before there is a profile. */
const emptyForm = toStoredForm(profileForm.parse({}));

/** Saves the form even if fields are missing. */
export function saveDraft(call: DraftCall) {
  return save(call, (form) => {
    const unstorable = findUnstorable(parseProfileForm(form));
    if (unstorable.length > 0) throw codedError('INVALID_PAYLOAD', { fields: toFields(unstorable) });
    return { kind: 'save_draft' };
  });
}

/** Saves and submits the form if nothing is missing. */
export function submitProfile(call: SubmitCall) {
  return save(call, (form, violations) => {
    if (violations.length > 0) throw codedError('PROFILE_INCOMPLETE', { violations });
    const candidate = { gender: form.gender, birthday: form.brithday };
    return { kind: 'submit', candidate, isAttending: call.input.is_attending };
  });
}

async function save(call: DraftCall, chooseAction: ChooseAction) {
  const { input, caller, tx, now } = call;
  const author = await requireAuthor(tx, caller, input.user);
  const rules = await readRules(tx);
  const form = toStoredForm(input.profile);
  const violations = findProfileViolations(parseProfileForm(form), {
    today: todayInIndia(now),
    latestBirthDate: rules.latestBirthDate,
  });
  const action = chooseAction(form, violations);

  const row = await findForUpdate(tx, { user: author.owner.id });
  const before = (row && (await findRecord(tx, { id: row.id })))?.form ?? emptyForm;
  const lookups = await findLookups(
    tx,
    [before, form].flatMap(listLookupUses).map(({ id }) => id),
  );
  requireRightLookups(form, before, lookups);
  await requireOwnedMedia(tx, author.owner.id, form);

  const changes = listFormChanges(before, form, (id) => lookups.get(id)?.name ?? null);
  const columns = {
    ...encodeForm(form),
    validation_errors: violations.length === 0 ? null : JSON.stringify(toFields(violations)),
  };
  const standing = await takeStep(call, {
    ...author,
    rules,
    row,
    action,
    saved: { columns, changes, isUnchanged: isDeepStrictEqual(before, form) },
  });
  await replaceLists(tx, standing.id, form);
  return standing;
}

function toFields(violations: readonly ProfileViolation[]): Record<string, string> {
  return Object.fromEntries(violations.map(({ field, code }) => [dataPathOf(field), code]));
}
