import { addDays, type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { type ClockTime, instantAt, type MelawaEvent } from '@suchi/domain/melawa';
import type { TestInstallation } from '@suchi/testing';

interface MelawaToSetUp {
  /** What the clock of the melawa shows, by India's time. */
  at: ClockTime;
  /** On which day it shows this; without it on the day of the melawa. */
  on?: CalendarDate;
  settings?: Partial<MelawaEvent>;
}

/** The day of a melawa that is set up for tests: far enough for every phase before it. */
export const melawaDay = addDays(todayInIndia(new Date()), 60);

/** Sets up the melawa of the current edition, and its clock. Called again, it moves the clock and changes settings. */
export async function setUpMelawa(
  server: Pick<TestInstallation, 'query'>,
  { at, on = melawaDay, settings = {} }: MelawaToSetUp,
): Promise<void> {
  const ahead = Math.round((instantAt(on, at).getTime() - Date.now()) / 1000);
  await server.query(
    `update edition set event_date = '${melawaDay}', event_place = 'Mulund East' where is_current`,
  );
  await server.query(
    `insert into melawa_event (edition, settings, seconds_ahead)
     select id, $1, $2 from edition where is_current
     on conflict (edition) do update set settings = excluded.settings, seconds_ahead = excluded.seconds_ahead`,
    [JSON.stringify({ invitedOn: addDays(melawaDay, -28), ...settings }), ahead],
  );
}
