import { checkRevealPace, startOfPaceWindow } from '@suchi/domain/safety';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { noEvidence } from '../codec.ts';
import { countOpened, gatherReveals } from '../repository/evidence.ts';
import { findLastBurst, lockReportsOf, readSafetyRules } from '../repository/reports.ts';
import { raiseAlert } from './raise-alert.ts';

type RevealCall = WriteCall<unknown, RoleCaller>;

/** Refuses while the account is paused. Call it under a lock per account, before the reveal is recorded. */
export async function requireCalmPace({ tx, caller, now }: RevealCall): Promise<{ isBurst: boolean }> {
  const rules = await readSafetyRules(tx);
  const last = await findLastBurst(tx, caller.userId);
  const dismissedAt = last?.dismissedAt ?? null;
  const facts = {
    openedInWindow: await countOpened(tx, caller.userId, startOfPaceWindow(rules, now, dismissedAt)),
    lastBurstAt: last && dismissedAt === null ? last.at : null,
  };
  const pace = checkRevealPace(facts, rules, now);
  if (!pace.allowed) throw codedError('REVEALS_PAUSED', { retry_after_seconds: pace.retryAfterSeconds });
  return pace;
}

/** Alerts the office and pauses the account. */
export async function raiseBurst(call: RevealCall, profileId: number): Promise<void> {
  const { tx, caller, now } = call;
  const rules = await readSafetyRules(tx);
  const since = startOfPaceWindow(rules, now, null);
  await lockReportsOf(tx, profileId);
  await raiseAlert(call, {
    kind: 'burst',
    profileId,
    count: await countOpened(tx, caller.userId, since),
    evidence: { ...noEvidence, opened: await gatherReveals(tx, caller.userId, since) },
    officeEmail: rules.officeEmail,
  });
}
