import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { noEvidence } from '../codec.ts';
import { gatherReports } from '../repository/evidence.ts';
import { lockReportsOf, readSafetyRules } from '../repository/reports.ts';
import { raiseAlert } from './raise-alert.ts';

/** Alerts the office about a family that wrote to as many others in a day as it may. */
export async function alertManyInterests(
  call: Pick<WriteCall<unknown, RoleCaller>, 'tx' | 'now' | 'platform'>,
  profileId: number,
  count: number,
): Promise<void> {
  const { tx } = call;
  const { officeEmail } = await readSafetyRules(tx);
  await lockReportsOf(tx, profileId);
  await raiseAlert(call, {
    kind: 'interests',
    profileId,
    count,
    evidence: { ...noEvidence, earlier: await gatherReports(tx, profileId) },
    officeEmail,
  });
}
