import { checkProfilePace, type OpenedProfiles } from '@suchi/domain/safety';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { Call } from '../../platform/route.ts';
import { noEvidence } from '../codec.ts';
import { gatherReports } from '../repository/evidence.ts';
import { countOpening, type Opening } from '../repository/openings.ts';
import { lockReportsOf, readSafetyRules } from '../repository/reports.ts';
import { raiseAlert } from './raise-alert.ts';

type OpenCall = Pick<Call<unknown, RoleCaller>, 'now' | 'platform'>;

/** Counts a profile that a member opens, and refuses one beyond the limit of the day. */
export async function requireOpening(
  call: OpenCall,
  viewerProfileId: number,
  opening: Opening,
): Promise<void> {
  const { platform } = call;
  const opened = await countOpening(platform, opening).catch((error: Error) => {
    // Without Redis the page opens: the limit protects against many requests, not against one.
    platform.logger.warn({ error: error.message }, 'openings not counted');
    return null;
  });
  if (opened === null) return;
  const pace = checkProfilePace(opened, opening.dailyLimit);
  if (!pace.allowed) throw codedError('PROFILE_LIMIT_REACHED');
  if (pace.isAlert) await alertOffice(call, viewerProfileId, opened);
}

/** In a transaction of its own: the profile is read in a snapshot, which cannot write. */
function alertOffice(call: OpenCall, profileId: number, { openedToday }: OpenedProfiles): Promise<void> {
  return call.platform.database.transaction(async (tx) => {
    const { officeEmail } = await readSafetyRules(tx);
    await lockReportsOf(tx, profileId);
    await raiseAlert(
      { ...call, tx },
      {
        kind: 'profiles',
        profileId,
        count: openedToday + 1,
        evidence: { ...noEvidence, earlier: await gatherReports(tx, profileId) },
        officeEmail,
      },
    );
  });
}
