import { formatCalendarDate } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { loadProvenAddress } from '../../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../../mail/commands/queue-mail.ts';
import { readAssociation } from '../../../platform/association.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { findMelawa, type Melawa } from '../../event/load-event.ts';
import { listUntold } from '../repository.ts';

interface TellCall {
  tx: Knex.Transaction;
  now: Date;
  platform: Pick<JobPlatform, 'jobs'>;
}

/** Mails that go to many families. Which ones were told is read from their mails, so the job can run twice. */
export interface TellJob {
  kind: 'melawa_invitation' | 'melawa_changed';
  edition: number;
  /** An instant: who has had a mail of this kind since then is told already. */
  since: string;
}

const tell = ({ tx, now, platform }: TellCall, kind: TellJob['kind'], edition: number): Promise<void> => {
  const job: TellJob = { kind, edition, since: now.toISOString() };
  return platform.jobs.enqueue(tx, 'melawa', job);
};

/** The invitation, to every family whose profile is approved. */
export const mailInvitations = (call: TellCall, { edition }: Pick<Melawa, 'edition'>): Promise<void> =>
  tell(call, 'melawa_invitation', edition);

/** The day, the hall or the fee is another one: to every family that said yes. */
export const writeToComing = (call: TellCall, { edition }: Pick<Melawa, 'edition'>): Promise<void> =>
  tell(call, 'melawa_changed', edition);

const firstId = '00000000-0000-0000-0000-000000000000';

type Worker = Pick<JobPlatform, 'env' | 'jobs' | 'database' | 'clock'>;

/** Nobody is written to while the association sends no mails, or once the melawa is another one. */
export async function tellFamilies(platform: Worker, job: TellJob): Promise<'told'> {
  const { mail_enabled: isMailOn } = await readAssociation(platform.database, 'mail_enabled');
  let last: string | null = isMailOn ? firstId : null;
  while (last !== null) last = await tellSome(platform, job, last);
  return 'told';
}

/** The last one of them; null: all were told. */
function tellSome(
  platform: Worker,
  { kind, edition, since }: TellJob,
  afterId: string,
): Promise<string | null> {
  return platform.database.transaction(async (tx) => {
    const melawa = await findMelawa(tx, platform.clock.now());
    if (melawa?.edition !== edition) return null;
    const families = await listUntold(tx, { edition, kind, since: new Date(since), afterId });
    for (const { user } of families) await mailFamily({ tx, platform }, melawa, { kind, user });
    return families.at(-1)?.user ?? null;
  });
}

async function mailFamily(
  call: { tx: Knex.Transaction; platform: Worker },
  { event }: Melawa,
  { kind, user }: { kind: TellJob['kind']; user: string },
): Promise<void> {
  const address = await loadProvenAddress(call.tx, user);
  const { day, hall, doorsAt, foyerUntil, asksFee, feePaise } = event;
  const common = { firstName: address?.firstName ?? null, day, hall, doorsAt, foyerUntil };
  const fee = asksFee && feePaise > 0 ? feePaise : null;
  const to = { to: address?.email ?? null, person: user };
  if (kind === 'melawa_changed') await queueMail(call, { kind, facts: { ...common, feePaise: fee }, ...to });
  else
    await queueMail(call, {
      kind,
      facts: { ...common, answerUntil: formatCalendarDate(event.answerUntil) },
      ...to,
    });
}
