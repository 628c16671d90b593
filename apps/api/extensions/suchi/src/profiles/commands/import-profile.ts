import { dataPathOf, parseProfileForm, profileForm, type ProfileFormData } from '@suchi/contracts/profile';
import {
  faultAt,
  type ImportedProfile,
  type ImportedStanding,
  type ImportFinding,
  judgeImportedProfile,
} from '@suchi/domain/import';
import { type EligibilityRules, findProfileViolations } from '@suchi/domain/profile';
import type { Knex } from 'knex';
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
  { values, standing }: ImportedProfile,
  rules: EligibilityRules,
): { form: ProfileFormData | null; findings: ImportFinding[] } {
  const parsed = profileForm.safeParse(values);
  if (!parsed.success) {
    const columns = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    return { form: null, findings: [...columns].map((column) => faultAt(column, 'not_accepted')) };
  }
  const form = toStoredForm(parsed.data);
  return { form, findings: judgeImportedProfile(parseProfileForm(form), standing.status, rules) };
}

interface NewProfile {
  userId: string;
  form: ProfileFormData;
  standing: ImportedStanding;
  editionId: number;
  /** The values of lists that were added for this row, by their stand-ins. */
  added: ReadonlyMap<number, number>;
  rules: EligibilityRules;
  now: Date;
}

/** Stores the profile with the status it had. No one is mailed: nothing happened to it today. */
export async function insertImportedProfile(
  tx: Knex.Transaction,
  { userId, form: given, standing, editionId, added, rules, now }: NewProfile,
): Promise<number> {
  const parts = mapLookupParts(lookupPartsOf(given), {
    id: (id) => added.get(id) ?? id,
    name: (_list, name) => name,
  });
  const form = withLookupParts(given, parts);
  // The form shows them to the author of a draft.
  const missing = standing.status === 'Draft' ? findProfileViolations(parseProfileForm(form), rules) : [];
  const id = await insertProfile(tx, {
    ...encodeForm(form),
    ...encodeStanding(standing, form, now),
    validation_errors:
      missing.length === 0
        ? null
        : JSON.stringify(Object.fromEntries(missing.map(({ field, code }) => [dataPathOf(field), code]))),
    user: userId,
    user_created: userId,
    edition: standing.serialNumber === null ? null : editionId,
  });
  await insertLists(tx, id, form);
  return id;
}

function encodeStanding(standing: ImportedStanding, form: ProfileFormData, now: Date) {
  const { status, isAttending } = standing;
  return {
    status,
    last_status: standing.lastStatus,
    rejection_reason: standing.rejectionReason,
    is_hidden: standing.isHidden,
    hidden_by_staff: standing.isHiddenByStaff,
    bulk_mail_stopped_at: standing.bulkMailStoppedAt === null ? null : new Date(standing.bulkMailStoppedAt),
    is_attending: isAttending === null ? null : isAttending ? 1 : -1,
    married_by_vmm: standing.isMarriedByAssociation,
    serial_number: standing.serialNumber,
    date_created: standing.createdAt === null ? now : new Date(standing.createdAt),
    date_updated: standing.updatedAt === null ? null : new Date(standing.updatedAt),
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
