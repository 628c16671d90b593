import { todayInIndia } from '@suchi/domain/basics';
import type { Knex } from 'knex';
import { type Melawa, writeSettings } from '../../event/load-event.ts';
import { saveSettings } from '../../event/repository.ts';

/** Opens the answers. */
export async function inviteFamilies(
  { tx }: { tx: Knex.Transaction },
  { edition, event, now }: Melawa,
): Promise<void> {
  await saveSettings(tx, edition, writeSettings({ ...event, invitedOn: todayInIndia(now) }));
}
