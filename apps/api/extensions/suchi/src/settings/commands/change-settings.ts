import {
  type changeEditionContract,
  type changeSettingsContract,
  type OfficeSettings,
  windowFields,
} from '@suchi/contracts/settings';
import { todayInIndia } from '@suchi/domain/basics';
import { changeSwitches, settingWindows, type SwitchesReason } from '@suchi/domain/money';
import { checkEditionDates, type EditionDatesReason } from '@suchi/domain/print';
import { diffFields } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { changeAssociation, lockAssociation } from '../../platform/association.ts';
import { hasMelawa } from '../../melawa/commands/has-melawa.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { updateEdition } from '../../print/commands/update-edition.ts';
import { findNewFaults } from '../association-change.ts';
import { actorOf, type SettingChanger } from '../setting-changer.ts';
import { applyGiven, formatSwitches, parseSwitches, parseSwitchesChange } from '../office-codec.ts';
import { type EditionRow, readEditionRow } from '../office-repository.ts';
import { readSettings, requireSettings, type SettingsFacts } from './read-settings.ts';

interface ChangeOf<Contract extends { input: z.ZodMiniType }> {
  input: z.output<Contract['input']>;
  caller: SettingChanger;
  tx: Knex.Transaction;
}

export async function changeSettings({
  input,
  caller,
  tx,
  now,
}: ChangeOf<typeof changeSettingsContract> & { now: Date }): Promise<SettingsFacts> {
  await lockAssociation(tx);
  const before = await requireSettings(tx);
  const given = applyGiven<OfficeSettings>(before, input as Partial<OfficeSettings>);
  const decision = changeSwitches(
    parseSwitches(before),
    parseSwitchesChange(input as Partial<OfficeSettings>),
    todayInIndia(now),
  );
  if (!decision.allowed) throw refused(fieldOfReason(given, decision.reason));
  const faults = findNewFaults(before, given);
  if (faults !== null) throw refused(faults);
  const after = { ...given, ...formatSwitches(decision.switches) };
  const changed = pickChanged(before, after);
  if (changed !== null) {
    await changeAssociation(tx, changed);
    await record(tx, caller, { collection: 'admin_setting', id: 1 }, { before, after });
  }
  return readSettings({ db: tx });
}

export async function changeEdition({
  input,
  caller,
  tx,
}: ChangeOf<typeof changeEditionContract>): Promise<SettingsFacts> {
  await lockAssociation(tx);
  const before = await readEditionRow(tx);
  if (!before) throw refused({ edition: 'missing' });
  const after = applyGiven<EditionRow>(before, input as Partial<EditionRow>);
  const decision = checkEditionDates({
    registrationUntil: after.registration_until,
    eventDate: after.event_date,
    earlySubscriptionBefore: after.early_subscription_before,
    earlySubscriptionSeesUntil: after.early_subscription_sees_until,
  });
  if (!decision.allowed) throw refused(fieldOfEditionReason(after, decision.reason));
  const changed = pickChanged(before, after);
  if (changed !== null) {
    // One place changes them, because families may have been invited.
    const moved = (['event_date', 'event_place'] as const).find((name) => name in changed);
    if (moved !== undefined && (await hasMelawa(tx, before.id))) throw refused({ [moved]: 'melawaDay' });
    await updateEdition(tx, before.id, changed);
    await record(tx, caller, { collection: 'edition', id: before.id }, { before, after });
  }
  return readSettings({ db: tx });
}

const refused = (fields: Record<string, string>) => codedError('INVALID_PAYLOAD', { fields });

function fieldOfReason(given: OfficeSettings, reason: SwitchesReason): Record<string, string> {
  if (reason === 'gender_switch_not_shown') return { enable_gender_switch: 'genderSwitch' };
  const name = settingWindows.find((window) => reason.startsWith(`${window}_`)) ?? 'suchi';
  const { startDate, endDate } = windowFields[name];
  if (reason === `${name}_end_before_start`) return { [endDate]: 'endBeforeStart' };
  return { [given[startDate] === null ? startDate : endDate]: 'dateMissing' };
}

function fieldOfEditionReason(after: EditionRow, reason: EditionDatesReason): Record<string, string> {
  if (reason === 'event_before_registration_ends') return { event_date: 'eventTooEarly' };
  return after.early_subscription_before === null
    ? { early_subscription_before: 'dateMissing' }
    : { early_subscription_sees_until: 'dateMissing' };
}

function pickChanged<Values extends object>(before: Values, after: Values): Partial<Values> | null {
  const fields = (Object.keys(after) as (keyof Values)[]).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field, after[field]])) as Partial<Values>;
}

const readable = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === null ? null : String(value)]),
  );

/** All of these are facts of the association, none of a member, so values are logged whole. */
async function record(
  tx: Knex,
  { userId }: SettingChanger,
  subject: { collection: 'admin_setting' | 'edition'; id: number },
  { before, after }: { before: object; after: object },
): Promise<void> {
  await recordAudit(tx, {
    actor: actorOf(userId),
    action: subject.collection === 'edition' ? 'edition.change' : 'setting.change',
    subject,
    details: { changes: diffFields(readable(before), readable(after)) },
  });
}
