import type { acceptInvitationContract } from '@suchi/contracts/staff';
import { invitationDays } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import { activateInvited } from '../../accounts/commands/change-account.ts';
import { requireGoodPassword } from '../../accounts/commands/require-good-password.ts';
import type { Caller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { accountOfToken, isRightToken } from '../invitation-token.ts';
import { findForUpdate } from '../repository.ts';

type AcceptCall = WriteCall<z.output<typeof acceptInvitationContract.input>, Caller>;

const dayMs = 24 * 60 * 60_000;

/** The link proves the address. Forged, used and expired links get the same answer. */
export async function acceptInvitation({
  input,
  tx,
  now,
  schema,
  platform,
}: AcceptCall): Promise<{ email: string }> {
  const userId = accountOfToken(input.token);
  const account = userId === null ? null : await findForUpdate(tx, { id: userId });
  const { id, email, invitedAt, status } = account ?? {};
  if (!id || !email || !invitedAt || status !== 'invited') throw codedError('INVITATION_INVALID');
  const isRight = isRightToken(platform.env.acceptedSecrets, input.token, { id, invitedAt });
  if (!isRight || now.getTime() >= invitedAt.getTime() + invitationDays * dayMs)
    throw codedError('INVITATION_INVALID');

  const { first_name, last_name, password } = input;
  await requireGoodPassword(platform, { password, email, first_name, last_name });
  await activateInvited({ tx, schema, platform }, id, { first_name, last_name, password });
  await recordAudit(tx, {
    actor: { id, kind: 'admin' },
    action: 'staff.join',
    subject: { collection: 'directus_users', id },
  });
  return { email };
}
