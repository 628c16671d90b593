import { isDeepStrictEqual } from 'node:util';
import { dataPathOf, listFormChanges, parseProfileForm } from '@suchi/contracts/profiles';
import { todayInIndia } from '@suchi/domain/basics';
import { findProfileViolations, type ProfileFieldName } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { recordAudit } from '../../platform/audit-log.ts';
import { encodeForm } from '../form-codec.ts';
import { findRecord } from '../form-repository.ts';
import { findForUpdate, readRules, updateProfile } from '../repository.ts';
import { findRevisionForUpdate } from '../revision-repository.ts';

export interface TextCorrection {
  profile: number;
  field: ProfileFieldName;
  value: string;
}

/**
 * Puts one text of an approved profile right, for the office. Refused while a change of the family waits, since
 * approving it later would bring the mistake back, and when the form would not accept the text.
 */
export async function correctText(
  { tx, now, actorId }: { tx: Knex.Transaction; now: Date; actorId: string },
  { profile, field, value }: TextCorrection,
): Promise<'done' | 'changes_wait' | 'not_valid'> {
  const row = await findForUpdate(tx, { id: profile });
  const record = row && (await findRecord(tx, { id: profile }));
  if (row?.status !== 'Active' || !record) return 'not_valid';
  if ((await findRevisionForUpdate(tx, profile)) !== null) return 'changes_wait';
  const form = { ...record.form, [field]: value };
  const rules = { today: todayInIndia(now), latestBirthDate: (await readRules(tx)).latestBirthDate };
  const faults = (given: typeof form) =>
    findProfileViolations(parseProfileForm(given), rules).filter((each) => dataPathOf(each.field) === field);
  if (faults(form).length > 0) return 'not_valid';
  if (isDeepStrictEqual(form, record.form)) return 'done';
  await updateProfile(tx, profile, { ...encodeForm(form), date_updated: now });
  await recordAudit(tx, {
    actor: { id: actorId, kind: 'admin' },
    action: 'profile.correct_text',
    subject: { collection: 'qd_matrimonial_profile', id: profile },
    details: { changes: listFormChanges(record.form, form, () => null) },
  });
  return 'done';
}
