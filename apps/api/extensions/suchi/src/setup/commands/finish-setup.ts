import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { changeFirstRun } from '../repository.ts';
import { setupCookieName } from '../setup-token.ts';
import { readFacts } from './read-state.ts';
import { lockAsAdmin, type SetupCall } from './require-setup.ts';

/** From now on no link works, and people may register once all legal pages are there. */
export async function finishSetup(call: SetupCall): Promise<void> {
  const { tx, now, cookies, platform } = call;
  const { run } = await lockAsAdmin(call);
  const { lacks, missingPages } = await readFacts({ db: tx, platform, now }, run);
  if (lacks.length > 0) throw codedError('SETUP_REFUSED', { reason: 'unfinished' });
  await changeFirstRun(tx, { opened_at: now, browser_hash: null });
  await recordAudit(tx, {
    actor: { id: run.adminId, kind: 'admin' },
    action: 'setting.open_association',
    subject: { collection: 'first_run', id: 1 },
    details: { missing_pages: missingPages },
  });
  cookies.clear(setupCookieName(platform.env));
}
