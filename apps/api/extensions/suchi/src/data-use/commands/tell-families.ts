import { formatIncidentReference, type SeenKind, seenKinds } from '@suchi/domain/data-use';
import { loadProvenAddress } from '../../accounts/commands/load-proven-address.ts';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { type IncidentRow, listToMail, noteMailed } from '../incident-repository.ts';

type StepCall = Pick<WriteCall<unknown, RoleCaller>, 'tx' | 'platform' | 'caller' | 'now'>;

/** A community has fewer; another tap writes to the rest. */
const mailedAtOnce = 5000;

async function noticeOf({ tx }: StepCall, incident: IncidentRow) {
  const { support_phone: phone, support_email: email } = await readAssociation(
    tx,
    'support_phone',
    'support_email',
  );
  return {
    reference: formatIncidentReference(incident.id),
    from: incident.from_at,
    to: incident.to_at,
    knownAt: incident.known_at,
    phone,
    email,
  };
}

/** To the admin who asks, as a family would get it. */
export async function testNotice(call: StepCall, incident: IncidentRow): Promise<void> {
  const { tx, platform, caller } = call;
  const seen: SeenKind[] = seenKinds.filter((kind) => incident.counts.seen[kind] > 0);
  const notice = await noticeOf(call, incident);
  const address = await loadProvenAddress(tx, caller.userId);
  if (address === null) throw codedError('EMAIL_NOT_VERIFIED');
  const { email: to, firstName } = address;
  await queueMail(
    { tx, platform },
    { kind: 'breach_notice', to, person: caller.userId, facts: { ...notice, firstName, seen } },
  );
}

/** To each family with an address that got no word yet, in its language. */
export async function tellFamilies(call: StepCall, incident: IncidentRow): Promise<void> {
  const { tx, platform, now } = call;
  const notice = await noticeOf(call, incident);
  for (const { id, user, seen } of await listToMail(tx, incident.id, mailedAtOnce)) {
    const address = await loadProvenAddress(tx, user);
    if (address === null) continue;
    const { email: to, firstName } = address;
    const mail = await queueMail(
      { tx, platform },
      { kind: 'breach_notice', to, person: user, facts: { ...notice, firstName, seen } },
    );
    if (mail !== null) await noteMailed(tx, id, mail, now);
  }
}
