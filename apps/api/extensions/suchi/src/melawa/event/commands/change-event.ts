import type { inviteFamiliesContract, openMelawaContract, saveMelawaContract } from '@suchi/contracts/melawa';
import { todayInIndia } from '@suchi/domain/basics';
import { checkEventChange, joinEventChanges, listEventFaults } from '@suchi/domain/melawa';
import { checkEditionDates } from '@suchi/domain/print';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { updateEdition } from '../../../print/commands/update-edition.ts';
import { mailInvitations, writeToComing } from '../../answers/commands/tell-families.ts';
import { readStageSummary } from '../../board/read-stage.ts';
import { type Melawa, requireMelawa, writeSettings } from '../load-event.ts';
import {
  type EditionOfEvent,
  insertEvent,
  lockEvent,
  lockEventEdition,
  saveSettings,
} from '../repository.ts';
import { readMelawaSettings, type SettingsFacts } from './read-settings.ts';

type Change<Contract extends { input: z.ZodMiniType }> = WriteCall<z.output<Contract['input']>, RoleCaller>;

const refused = (reason: string) => codedError('MELAWA_REFUSED', { reason });

async function requireEdition(tx: Change<typeof openMelawaContract>['tx']): Promise<EditionOfEvent> {
  const edition = await lockEventEdition(tx);
  if (edition === null) throw codedError('MELAWA_NOT_FOUND');
  return edition;
}

/** The day lies ahead, and families can register until then. */
function checkDay(day: string, { registrationUntil }: EditionOfEvent, now: Date): void {
  if (day <= todayInIndia(now)) throw refused('day_passed');
  const dates = { registrationUntil, eventDate: day };
  const decision = checkEditionDates({
    ...dates,
    earlySubscriptionBefore: null,
    earlySubscriptionSeesUntil: null,
  });
  if (!decision.allowed) throw refused(decision.reason);
}

const audit = (
  { tx, caller }: Pick<WriteCall<unknown, RoleCaller>, 'tx' | 'caller'>,
  action: 'melawa.open' | 'melawa.change' | 'melawa.invite',
  edition: number,
  details: object,
) =>
  recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action,
    subject: { collection: 'edition', id: edition },
    details,
  });

export async function openMelawa(call: Change<typeof openMelawaContract>): Promise<SettingsFacts> {
  const { tx, input, now } = call;
  const edition = await requireEdition(tx);
  checkDay(input.day, edition, now);
  if (!(await insertEvent(tx, { edition: edition.id, settings: {}, now }))) throw refused('opened_already');
  await updateEdition(tx, edition.id, { event_date: input.day, event_place: input.hall });
  await audit(call, 'melawa.open', edition.id, input);
  return readMelawaSettings({ db: tx, now });
}

async function lockMelawa(call: WriteCall<unknown, RoleCaller>): Promise<[Melawa, EditionOfEvent]> {
  const edition = await requireEdition(call.tx);
  await lockEvent(call.tx, edition.id);
  return [await requireMelawa(call.tx, call.now), edition];
}

export async function saveMelawa(call: Change<typeof saveMelawaContract>): Promise<SettingsFacts> {
  const { tx, input, now } = call;
  const [melawa, edition] = await lockMelawa(call);
  const { event: before, phase } = melawa;
  // Only the invitation sets its day.
  const { invitedOn } = before;
  const event = joinEventChanges({
    base: { ...input.began_from, invitedOn },
    mine: { ...input.event, invitedOn },
    other: before,
  });
  if (event === null) throw refused('changed_meanwhile');
  const [fault] = listEventFaults(event);
  if (fault !== undefined) throw refused(fault);
  const stage = await readStageSummary(tx, melawa);
  const stageEndsAt = stage?.endsAt ?? null;
  const decision = checkEventChange(before, event, { phase, now: melawa.now, stageEndsAt });
  if (!decision.allowed) throw refused(decision.reason);
  const { changed, asksToWrite } = decision;
  if (changed.length === 0) return readMelawaSettings({ db: tx, now });
  if (changed.includes('day')) checkDay(event.day, edition, melawa.now);
  await saveSettings(tx, edition.id, writeSettings(event));
  if (changed.includes('day') || changed.includes('hall'))
    await updateEdition(tx, edition.id, { event_date: event.day, event_place: event.hall });
  const isWritten = input.writes && asksToWrite;
  if (isWritten) await writeToComing(call, melawa);
  const changes = Object.fromEntries(
    changed.map((name) => [name, [JSON.stringify(before[name]), JSON.stringify(event[name])]]),
  );
  await audit(call, 'melawa.change', edition.id, { changes, isWritten });
  return readMelawaSettings({ db: tx, now });
}

export async function invite(call: Change<typeof inviteFamiliesContract>): Promise<SettingsFacts> {
  const { tx, now } = call;
  const [melawa] = await lockMelawa(call);
  if (melawa.event.invitedOn !== null) throw refused('invited_already');
  if (melawa.phase !== 'planned' || todayInIndia(melawa.now) > melawa.event.answerUntil)
    throw refused('answers_too_late');
  const invitedOn = todayInIndia(melawa.now);
  await saveSettings(tx, melawa.edition, writeSettings({ ...melawa.event, invitedOn }));
  await mailInvitations(call, melawa);
  const facts = await readMelawaSettings({ db: tx, now });
  await audit(call, 'melawa.invite', melawa.edition, { families: facts.melawa?.toInvite ?? 0 });
  return facts;
}
