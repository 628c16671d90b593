import type { ErrorCode } from '@suchi/contracts/basics';
import type { mailProfileContract } from '@suchi/contracts/discovery';
import { isEmailAddress } from '@suchi/domain/accounts';
import { checkMemberMail } from '@suchi/domain/discovery';
import type * as z from 'zod/mini';
import { queueMail } from '../../mail/commands/queue-mail.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { countMails, findMailEnds, insertMessage } from '../repository/profiles.ts';
import { lockPerUser } from '../repository/viewer.ts';
import { requireFound, requireOthersCard, requireViewer } from './viewer.ts';

const codeOfReason = {
  family_mailed_today: 'FAMILY_MAILED_TODAY',
  mail_limit_reached: 'MAIL_LIMIT_REACHED',
} as const satisfies Record<string, ErrorCode>;

/** Mails a family with the caller's address as the reply address. The family's address is not shown. */
export async function mailProfile({
  input,
  caller,
  tx,
  now,
  platform,
}: WriteCall<z.output<typeof mailProfileContract.input>, RoleCaller>): Promise<{ leftToday: number }> {
  await lockPerUser(tx, 'mail', caller.userId);
  const viewer = await requireViewer(tx, caller, now);
  requireFound(viewer, await requireOthersCard(tx, viewer, input.profile_id));
  if (!viewer.settings.isMailOn) throw codedError('MAIL_SWITCHED_OFF');
  const sent = await countMails(tx, caller.userId, input.profile_id, viewer.key.today);
  const decision = checkMemberMail(sent);
  if (!decision.allowed) throw codedError(codeOfReason[decision.reason]);

  const ends = await findMailEnds(tx, viewer.key, input.profile_id);
  const to = [ends?.familyEmail, ends?.ownerEmail].find((email) => email && isEmailAddress(email));
  if (!ends || !to) throw codedError('PROFILE_NOT_FOUND');
  const { candidate, sender } = ends;
  await queueMail(
    { tx, platform },
    { kind: 'member_message', to, person: ends.owner, facts: { candidate, sender, message: input.message } },
  );
  await insertMessage(tx, {
    sender: caller.userId,
    profile: input.profile_id,
    message: input.message,
    date_created: now,
  });
  return { leftToday: decision.leftToday };
}
