import type { MoneyAlarm } from '../../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { isWebhookSilent } from '../repository/reconciliation.ts';
import { raiseAlarm } from './raise-alarm.ts';

const silenceMs = 2 * 3_600_000;

/** Payments are captured, but the provider's events do not reach us: its webhook may be switched off. */
export async function checkAlarms(platform: JobPlatform): Promise<MoneyAlarm[]> {
  const before = new Date(platform.clock.now().getTime() - silenceMs);
  if (!(await isWebhookSilent(platform.database, before))) return [];
  await raiseAlarm(platform, 'webhook_silent');
  return ['webhook_silent'];
}
