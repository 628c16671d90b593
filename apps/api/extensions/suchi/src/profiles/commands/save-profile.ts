import { isDeepStrictEqual } from 'node:util';
import {
  dataPathOf,
  listFormChanges,
  type NameOf,
  parseProfileForm,
  profileForm,
  type ProfileFormData,
  type saveDraftContract,
  type submitProfileContract,
} from '@suchi/contracts/profiles';
import { todayInIndia } from '@suchi/domain/basics';
import type { ConsentAnswers } from '@suchi/domain/consent';
import { isOpenRevision, type ProfileAction, type RevisionAction } from '@suchi/domain/lifecycle';
import {
  compareForms,
  findProfileViolations,
  findUnstorable,
  type ProfileViolation,
} from '@suchi/domain/profiles';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { consentColumns, withSettledAuthorship } from '../authorship.ts';
import { encodeForm, toStoredForm } from '../form-codec.ts';
import { findLookups, findRecord, replaceLists } from '../form-repository.ts';
import { listLookupUses } from '../lookup-uses.ts';
import { findForUpdate, readRules } from '../repository.ts';
import type { Revision } from '../revision-codec.ts';
import { findRevisionForUpdate } from '../revision-repository.ts';
import { type Author, authorAtDesk, requireAuthor } from './author.ts';
import { setConsents, setHallConsent } from './change-status.ts';
import { followMerges } from './follow-merges.ts';
import { requireOwnedMedia, requireRightLookups } from './require-usable.ts';
import { saveChanges } from './save-changes.ts';
import { type StepResult, takeStep } from './take-step.ts';

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

type FindAuthor = () => Promise<Author>;

const authorOf =
  ({ tx, caller, input }: DraftCall): FindAuthor =>
  () =>
    requireAuthor(tx, caller, input.user);

/** Saves the form even if fields are missing. */
export const saveDraft = (call: DraftCall) => save(call, authorOf(call), chooseDraft);

function chooseDraft(form: ProfileFormData): Chosen {
  const unstorable = findUnstorable(parseProfileForm(form));
  if (unstorable.length > 0) throw codedError('INVALID_PAYLOAD', { fields: toFields(unstorable) });
  return { action: { kind: 'save_draft' }, revisionAction: { kind: 'save_changes' }, isAttending: null };
}

/** Saves and submits the form if nothing is missing. The answer about the hall is a step of its own in the trail. */
export async function submitProfile(call: SubmitCall) {
  const { input } = call;
  const { hasMelawa } = await readRules(call.tx);
  const isAttending = hasMelawa ? null : input.is_attending;
  const answers = { isAttending, consents: readConsents(input) };
  const result = await save(call, authorOf(call), chooseSubmission(answers));
  const { user, hall_consent } = input;
  // Changes of an approved profile are no step of it.
  if (result.status === 'Active') await setConsents(call, readConsents(input));
  if (hall_consent !== null) await setHallConsent({ ...call, input: { user, hall_consent } });
  return result;
}

const chooseSubmission =
  (answers: { isAttending: boolean | null; consents: ConsentAnswers }): Choose =>
  (form, violations) => {
    if (violations.length > 0) throw codedError('PROFILE_INCOMPLETE', { violations });
    const candidate = { gender: form.gender, birthday: form.brithday };
    return {
      action: { kind: 'submit', candidate, ...answers },
      revisionAction: { kind: 'submit_changes', candidate },
      isAttending: answers.isAttending,
    };
  };

type DeskForm = Pick<DraftCall['input'], 'profile' | 'base'>;
type DeskCall = Omit<DraftCall, 'input'> & { input: DeskForm };

/** For the office that types what a family brought on paper; its room has decided that it may. */
export function saveAtDesk(call: DeskCall, ownerId: string, { isAgreed }: { isAgreed: boolean }) {
  const findAuthor = () => authorAtDesk(call.tx, { actorId: call.caller.userId, ownerId });
  // The signed paper has the answers, and they are in the ledger.
  const agreed = chooseSubmission({ isAttending: null, consents: {} });
  return save(call, findAuthor, isAgreed ? agreed : chooseDraft, { isAtDesk: true });
}

/** What was answered with the form. The hall is a step of its own. */
const readConsents = ({
  search_consent: search,
  book_consent: book,
}: SubmitCall['input']): ConsentAnswers => ({
  ...(search === null ? {} : { search }),
  ...(book === null ? {} : { book }),
});

async function save(
  call: DeskCall,
  findAuthor: FindAuthor,
  choose: Choose,
  { isAtDesk = false } = {},
): Promise<StepResult> {
  const { input, tx, now } = call;
  const sent = [input.profile, input.base ?? input.profile].map(toStoredForm);
  const forms = await followMerges(tx, sent);
  const author = await findAuthor();
  const rules = await readRules(tx);
  const row = await findForUpdate(tx, { user: author.owner.id });
  const before = (row && (await findRecord(tx, { id: row.id })))?.form ?? emptyForm;
  const [form = emptyForm, base = form] = forms.map((each) =>
    withSettledAuthorship(each, before, row?.status ?? null),
  );
  const revision = row && (await findRevisionForUpdate(tx, row.id));
  if (input.base) requireUnchanged(base, form, latestForm(before, revision));
  const violations = findProfileViolations(parseProfileForm(form), {
    today: todayInIndia(now),
    latestBirthDate: rules.latestBirthDate,
  });
  const { action, revisionAction, isAttending } = choose(form, violations);

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
    isAtDesk,
  };
  const result = await takeStep(call, { ...author, rules, row, action, saved });
  await replaceLists(tx, result.id, form);
  return result;
}

/** As the form was read: with the changes of an open revision. */
function latestForm(before: ProfileFormData, revision: Revision | null): ProfileFormData {
  return revision !== null && isOpenRevision(revision.status) ? revision.form : before;
}

/** Another tab, another device or the office may have saved since this form was read. */
function requireUnchanged(base: ProfileFormData, form: ProfileFormData, latest: ProfileFormData): void {
  const { relation } = compareForms(base, form, latest);
  if (relation === 'other_newer' || relation === 'both_changed') throw codedError('PROFILE_CHANGED');
}

function toFields(violations: readonly ProfileViolation[]): Record<string, string> {
  return Object.fromEntries(violations.map(({ field, code }) => [dataPathOf(field), code]));
}
