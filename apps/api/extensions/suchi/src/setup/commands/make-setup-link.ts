import { checkNewSetupLink, setupLinkForMs } from '@suchi/domain/setup';
import { recordAudit } from '../../platform/audit-log.ts';
import { CommandRefused } from '../../platform/command-line.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokenLink } from '../../platform/signed-id.ts';
import { findFirstRun, listAdminIds, lockFirstRun, saveLink } from '../repository.ts';
import { hashSetupToken, makeSetupToken } from '../setup-token.ts';

const refusals = {
  finished: 'The association is open already. Admins change it under Admin Settings.',
  admin_exists: 'There is an admin already. Admins change the association under Admin Settings.',
};

/** For the operator, who sees it once. */
export async function makeSetupLink({
  database,
  env,
  clock,
}: Pick<Platform, 'database' | 'env' | 'clock'>): Promise<string> {
  return database.transaction(async (tx) => {
    await lockFirstRun(tx);
    const decision = checkNewSetupLink(await findFirstRun(tx), await listAdminIds(tx));
    if (!decision.allowed) throw new CommandRefused(refusals[decision.reason]);
    const token = makeSetupToken();
    await saveLink(tx, {
      token_hash: hashSetupToken(token),
      expires_at: new Date(clock.now().getTime() + setupLinkForMs),
    });
    await recordAudit(tx, {
      actor: { id: null, kind: 'system' },
      action: 'setting.make_setup_link',
      subject: { collection: 'first_run', id: 1 },
    });
    return tokenLink(env.publicUrl, '/setup', token);
  });
}
