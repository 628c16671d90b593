import { addDays, type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { type ClockTime, type DoorOperation, instantAt, type MelawaEvent } from '@suchi/domain/melawa';
import type { TestInstallation } from '@suchi/testing';
import type { Person } from './community.ts';

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
  const ahead = Math.ceil((instantAt(on, at).getTime() - Date.now()) / 1000);
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

/** The family of a person answers: by default the candidate and two parents come. */
export async function answerMelawa(
  server: Pick<TestInstallation, 'query'>,
  { profileId }: Pick<Person, 'profileId'>,
  answer: Record<string, unknown>,
): Promise<void> {
  const row = {
    profile: profileId,
    is_coming: true,
    is_candidate_coming: true,
    parents: 2,
    stage_wish: 'none',
    answered_at: new Date().toISOString(),
    ...answer,
  };
  const columns = Object.keys(row);
  await server.query(
    `insert into melawa_answer (edition, ${columns.join(', ')})
     select e.id, ${columns.map((_, place) => `$${place + 1}`).join(', ')} from edition e where e.is_current`,
    Object.values(row),
  );
}

/** A phone at a desk, as if it had joined. */
export async function joinDesk(
  server: Pick<TestInstallation, 'query'>,
  desk: { id: string; desk: number; heardAt: Date } & Record<string, unknown>,
): Promise<void> {
  const { heardAt, ...rest } = desk;
  const row = { key_hash: desk.id, block: desk.desk, joined_at: heardAt, heard_at: heardAt, ...rest };
  const columns = Object.keys(row);
  await server.query(
    `insert into melawa_desk (edition, ${columns.join(', ')})
     select e.id, ${columns.map((_, place) => `$${place + 1}`).join(', ')} from edition e where e.is_current`,
    Object.values(row),
  );
}

/** What a desk did, as it arrives at once. */
export async function addDoorOperations(
  server: Pick<TestInstallation, 'query'>,
  operations: readonly DoorOperation[],
): Promise<void> {
  for (const one of operations)
    await server.query(
      `insert into melawa_operation (edition, stream, counter, family, kind, happened_at, operation, received_at)
       select e.id, $1, $2, $3, $4, $5, $6, $5 from edition e where e.is_current`,
      [one.stream, one.counter, one.family, one.kind, new Date(one.at), JSON.stringify(one)],
    );
}
