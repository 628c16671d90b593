import { alarmSubjects, type MoneyAlarm, queueMail } from '../../../mail/commands/queue-mail.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { findAlarmAddress } from '../repository/reconciliation.ts';

const repeatAfterMs = 20 * 3_600_000;

/** In the log and the metrics each time; by mail to the office once a day. */
export async function raiseAlarm(platform: JobPlatform, alarm: MoneyAlarm): Promise<void> {
  platform.metrics.moneyAlarmsTotal.inc({ alarm });
  platform.logger.error({ alarm }, 'alarm about money');
  const since = new Date(platform.clock.now().getTime() - repeatAfterMs);
  await platform.database.transaction(async (tx) => {
    const to = await findAlarmAddress(tx, { subject: alarmSubjects[alarm], since });
    if (to !== null) await queueMail({ tx, platform }, { kind: 'money_alarm', facts: { alarm }, to });
  });
}
