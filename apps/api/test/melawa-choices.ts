import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LookedUp, MelawaPairs, OwnChoices } from '@suchi/contracts/melawa';
import type { Gender } from '@suchi/domain/profiles';
import { askApi, startTestInstallation, type TestInstallation } from '@suchi/testing';
import { tendChoices } from '../extensions/suchi/src/melawa/commands/tend-choices.ts';
import { insertPeople, insertRows, type Person } from './community.ts';
import { jobPlatformOf } from './job-platform.ts';
import { melawaDay, setUpMelawa } from './melawa.ts';

export interface ChoiceHall {
  server: TestInstallation;
  platform: ReturnType<typeof jobPlatformOf>;
  /** The folder of the keys. */
  keys: string;
  /** What the worker does. */
  tend: () => ReturnType<typeof tendChoices>;
  stop: () => Promise<void>;
}

export async function startChoiceHall(
  name: string,
  extraEnv: Record<string, string> = {},
): Promise<ChoiceHall> {
  const keys = mkdtempSync(join(tmpdir(), 'suchi-test-keys-'));
  const server = await startTestInstallation({
    name,
    workers: 0,
    extraEnv: { SUCHI_CHOICE_KEYS: keys, ...extraEnv },
  });
  const platform = jobPlatformOf(server);
  return {
    server,
    platform,
    keys,
    tend: () => tendChoices(platform),
    stop: async () => {
      await platform.database.destroy();
      await server.stop();
    },
  };
}

export interface InHall extends Person {
  number: number;
}

/** Candidates with numbers of the book, who agreed to the hall, and who are checked in. */
export async function bringCandidates(
  server: TestInstallation,
  numbers: readonly number[],
  profile: Record<string, unknown> = {},
): Promise<Map<number, InHall>> {
  const [edition] = await server.query<{ id: number }>('select id from edition where is_current');
  const people = await insertPeople(
    server,
    numbers.map((number) => ({
      // Women have even numbers.
      gender: genderOf(number),
      profile: {
        serial_number: number,
        edition: edition?.id,
        hall_consent: true,
        designation: 'Lecturer',
        first_name: `Candidate${number}`,
        ...profile,
      },
    })),
  );
  const found = people.map((person, at): InHall => ({ ...person, number: numbers[at] ?? 0 }));
  await checkIn(
    server,
    found.map(({ profileId }) => `p${profileId}`),
  );
  return new Map(found.map((person) => [person.number, person]));
}

const genderOf = (number: number): Gender => (number % 2 === 0 ? 'Female' : 'Male');

let counter = 0;

/** As a desk would send it in the morning of the melawa. */
export async function checkIn(
  server: TestInstallation,
  families: readonly string[],
  operation: Record<string, unknown> = {},
): Promise<void> {
  const [edition] = await server.query<{ id: number }>('select id from edition where is_current');
  const at = Date.parse(`${melawaDay}T09:40:00+05:30`);
  await insertRows(
    server,
    'melawa_operation',
    families.map((family) => {
      counter += 1;
      const kind = 'kind' in operation ? operation['kind'] : 'check_in';
      const stream = '7c0de000-0000-4000-8000-000000000001';
      return {
        edition: edition?.id,
        stream,
        counter,
        family,
        kind,
        happened_at: new Date(at).toISOString(),
        received_at: new Date(at).toISOString(),
        operation: { stream, counter, desk: 1, at, offsetMs: 0, family, kind, people: 3, ...operation },
      };
    }),
  );
}

/** The clock of the melawa shows this. */
export const setClock = (server: TestInstallation, at: string, more: object = {}) =>
  setUpMelawa(server, { at, ...more });

export function asker(server: TestInstallation) {
  const ask = <Data>(path: string, { token }: { token?: string }, body?: object) =>
    askApi<Data>(server.api.url, `/qe_choice${path}`, { ...(token && { token }), ...(body && { body }) });
  return {
    ask,
    own: (who: { token: string }) => ask<OwnChoices>('/own', who),
    lookUp: (who: { token: string }, number: number) => ask<LookedUp>('/look_up', who, { number }),
    send: (
      who: { token: string },
      numbers: readonly number[],
      tappedAt: string = new Date(0).toISOString(),
    ) =>
      ask<{ sent: { at: string; count: number } }>('/send', who, {
        id: crypto.randomUUID(),
        numbers,
        tapped_at: tappedAt,
      }),
    pairs: (who: { token: string }) => ask<MelawaPairs>('/pairs', who),
    tap: (who: { token: string }, pair: number, tap: string) => ask<MelawaPairs>('/tap', who, { pair, tap }),
  };
}
