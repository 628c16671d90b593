import { dataPathOf, parseProfileForm, profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import type { ConsentAnswers } from '@suchi/domain/consent';
import {
  faultAt,
  type ImportedProfile,
  type ImportedState,
  type ImportFinding,
  judgeImportedProfile,
} from '@suchi/domain/import';
import { type EligibilityRules, findProfileViolations } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { addConsents } from '../../consent/commands/add-consents.ts';
import { encodeForm, toStoredForm } from '../form-codec.ts';
import { insertLists } from '../form-repository.ts';
import { lookupPartsOf, mapLookupParts, withLookupParts } from '../lookup-parts.ts';
import { insertProfile, readRules } from '../repository.ts';

/** The limits of the association on this day. */
export async function readImportRules(db: Knex, today: string): Promise<EligibilityRules> {
  const { latestBirthDate } = await readRules(db);
  return { today, latestBirthDate };
}

/** The form of an imported profile, and what the rules of the form say about it. */
export function checkImportedProfile(
  { values, state }: ImportedProfile,
  rules: EligibilityRules,
): { form: ProfileFormData | null; findings: ImportFinding[] } {
  const parsed = profileForm.safeParse(values);
  if (!parsed.success) {
    const columns = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    return { form: null, findings: [...columns].map((column) => faultAt(column, 'not_accepted')) };
  }
  const form = toStoredForm(parsed.data);
  return { form, findings: judgeImportedProfile(parseProfileForm(form), state.status, rules) };
}

interface NewProfile {
  userId: string;
  form: ProfileFormData;
  state: ImportedState;
  editionId: number;
  /** The values of lists that were added for this row, by their stand-ins. */
  added: ReadonlyMap<number, number>;
  rules: EligibilityRules;
  now: Date;
}

/** Stores the profile with the status it had. No one is mailed: nothing happened to it today. */
export async function insertImportedProfile(
  tx: Knex.Transaction,
  { userId, form: given, state, editionId, added, rules, now }: NewProfile,
): Promise<number> {
  const parts = mapLookupParts(lookupPartsOf(given), {
    id: (id) => added.get(id) ?? id,
    name: (_list, name) => name,
  });
  const form = withLookupParts(given, parts);
  // The form shows them to the author of a draft.
  const missing = state.status === 'Draft' ? findProfileViolations(parseProfileForm(form), rules) : [];
  const id = await insertProfile(tx, {
    ...encodeForm(form),
    ...encodeState(state, form, now),
    validation_errors:
      missing.length === 0
        ? null
        : JSON.stringify(Object.fromEntries(missing.map(({ field, code }) => [dataPathOf(field), code]))),
    user: userId,
    user_created: userId,
    edition: state.serialNumber === null ? null : editionId,
  });
  await insertLists(tx, id, form);
  await addConsents(tx, id, importedConsents(state), { author: null, way: 'import', now });
  return id;
}

/** What the association's own records say. The columns already say the same. */
const importedConsents = ({
  isHidden,
  isHiddenByStaff,
  bulkMailStoppedAt,
}: ImportedState): ConsentAnswers => ({
  search: !isHidden || isHiddenByStaff,
  book: true,
  number: true,
  mails: bulkMailStoppedAt === null,
});

function encodeState(state: ImportedState, form: ProfileFormData, now: Date) {
  const { status, isAttending } = state;
  return {
    status,
    last_status: state.lastStatus,
    rejection_reason: state.rejectionReason,
    is_hidden: state.isHidden,
    hidden_by_staff: state.isHiddenByStaff,
    bulk_mail_stopped_at: state.bulkMailStoppedAt === null ? null : new Date(state.bulkMailStoppedAt),
    is_attending: isAttending === null ? null : isAttending ? 1 : -1,
    married_by_vmm: state.isMarriedByAssociation,
    serial_number: state.serialNumber,
    date_created: state.createdAt === null ? now : new Date(state.createdAt),
    // An imported community is not news.
    shown_since: state.createdAt === null ? now : new Date(state.createdAt),
    date_updated: state.updatedAt === null ? null : new Date(state.updatedAt),
    ...(status === 'married'
      ? { marital_status: 'married' as const, marital_status_before_marriage: form.marital_status }
      : {}),
  };
}

/** Adds the photos of an imported profile. Photos that the family has added since then stay. */
export async function setImportedPhotos(
  tx: Knex.Transaction,
  profileId: number,
  [main, ...gallery]: readonly string[],
): Promise<void> {
  const changed = await tx('qd_matrimonial_profile')
    .where({ id: profileId })
    .whereNull('main_photo')
    .update({ main_photo: main ?? null });
  if (changed === 0 || gallery.length === 0) return;
  await tx('qd_matrimonial_profile_files').insert(
    gallery.map((file) => ({ qd_matrimonial_profile_id: profileId, directus_files_id: file })),
  );
}

export interface EditionSerial {
  editionId: number;
  serialNumber: number;
}

/** Those of the serial numbers that a profile has. */
export async function findTakenSerials(db: Knex, wanted: readonly EditionSerial[]): Promise<EditionSerial[]> {
  if (wanted.length === 0) return [];
  return db('qd_matrimonial_profile')
    .whereIn(
      ['edition', 'serial_number'],
      wanted.map(({ editionId, serialNumber }) => [editionId, serialNumber]),
    )
    .select<EditionSerial[]>('edition as editionId', 'serial_number as serialNumber');
}
