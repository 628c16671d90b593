import { alarmSubject, type MoneyAlarm, queueMail } from '../../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { findAlarmAddress, isWebhookSilent } from '../repository/reconciliation.ts';

const silenceMs = 2 * 3_600_000;

/** Payments are captured, but the provider's events do not reach us: its webhook may be switched off. */
export async function checkAlarms(platform: JobPlatform): Promise<MoneyAlarm[]> {
  const before = new Date(platform.clock.now().getTime() - silenceMs);
  if (!(await isWebhookSilent(platform.database, before))) return [];
  await raiseAlarm(platform, 'webhook_silent');
  return ['webhook_silent'];
}

const repeatAfterMs = 20 * 3_600_000;

/** In the log and the metrics each time; by mail to the office once a day. */
export async function raiseAlarm(platform: JobPlatform, alarm: MoneyAlarm): Promise<void> {
  platform.metrics.moneyAlarmsTotal.inc({ alarm });
  platform.logger.error({ alarm }, 'alarm about money');
  const since = new Date(platform.clock.now().getTime() - repeatAfterMs);
  await platform.database.transaction(async (tx) => {
    const to = await findAlarmAddress(tx, { subject: alarmSubject(alarm), since });
    if (to !== null)
      await queueMail({ tx, platform }, { kind: 'money_alarm', facts: { alarm }, to, person: null });
  });
}
