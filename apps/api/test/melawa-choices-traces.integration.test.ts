import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roleIds } from '@suchi/domain/accounts';
import { addDays } from '@suchi/domain/basics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  asker,
  bringCandidates,
  type ChoiceHall,
  type InHall,
  setClock,
  startChoiceHall,
} from './melawa-choices.ts';
import {
  backUp,
  type Looked,
  searchAnswers,
  searchBackup,
  searchDump,
  searchFiles,
  searchInRedis,
} from './melawa-traces.ts';
import { melawaDay } from './melawa.ts';
import { registerStaff, registerWithRole } from './member.ts';

// Nobody has these numbers, so whatever shows one comes from a list.
const [typedOnce, typedByHer, typedOnSlip] = [734_981, 871_403, 692_517];
/** A candidate that one family chose in the app, another one on paper, and that chose neither. */
const chosen = 548_927;

let hall: ChoiceHall;
let folder: string;
let uploads: string;
let people: Map<number, InHall>;
let staff: { id: string; token: string }[];
let looked: Looked;
/** Where the candidate's own number stands before anybody chose it. */
let before: { dump: string[]; answers: string[][] };
let backup: Buffer;
/** What is found while the lists wait: the same search must find them then. */
let held: { dump: string[]; keys: string[] };

const who = (number: number): InHall => {
  const person = people.get(number);
  if (person === undefined) throw new Error(`nobody has ${number}`);
  return person;
};
const readers = () => [null, ...[...people.values(), ...staff].map(({ token }) => token)];
const ofCandidate: Looked = { texts: [], numbers: [chosen] };
const allAnswers = async (of: Looked) => {
  const found: string[][] = [];
  for (const token of readers()) found.push(await searchAnswers(hall.server, token, of));
  return found;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'suchi-traces-'));
  uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  hall = await startChoiceHall('melawa_traces', {
    SUCHI_UPLOADS: uploads,
    SUCHI_LOG_LEVEL: 'debug',
    SUCHI_CHECK_OUTPUT: 'false',
  });
  people = await bringCandidates(hall.server, [506, 510, 77, 79, chosen]);
  staff = [
    await registerStaff(hall.server, ['event']),
    await registerStaff(hall.server, ['event']),
    await registerStaff(hall.server, ['review', 'treasury', 'dispatch', 'grievance']),
    await registerWithRole(hall.server, roleIds.admin),
  ];
  await hall.server.query('truncate gazetteer.place, gazetteer.region');
  await setClock(hall.server, '12:00');
  await hall.tend();
  // The answers first: the first one who reads the stage brings it up to date with the doors.
  const answers = await allAnswers(ofCandidate);
  before = { answers, dump: searchDump(hall.server.installation.databaseUrl, ofCandidate) };
  await plant();
  await setClock(hall.server, '16:58');
  const sealed = await hall.server.query<{ sealed: string }>('select sealed from melawa_choice');
  const [key = ''] = readdirSync(hall.keys);
  const { privateKey } = JSON.parse(readFileSync(join(hall.keys, key), 'utf8')) as { privateKey: string };
  looked = {
    texts: [privateKey, ...sealed.map((row) => row.sealed)],
    numbers: [typedOnce, typedByHer, typedOnSlip],
  };
  held = {
    dump: searchDump(hall.server.installation.databaseUrl, looked),
    keys: searchFiles(hall.keys, looked),
  };
  backup = await backUp({ server: hall.server, folder, uploads });
  await setClock(hall.server, '17:01');
  await hall.tend();
  await setClock(hall.server, '00:01', { on: addDays(melawaDay, 1) });
  await hall.tend();
});
afterAll(async () => {
  await hall.stop();
  rmSync(folder, { recursive: true });
});

function must({ status }: { status: number }): void {
  if (status !== 200) throw new Error(`refused with ${status}`);
}

/** In the app and on paper; one pair, and everything else one-sided. */
async function plant(): Promise<void> {
  const ask = asker(hall.server);
  const [first, second] = staff;
  if (first === undefined || second === undefined) throw new Error('two people type');
  for (const number of [typedOnce, typedByHer, chosen]) await ask.lookUp(who(506), number);
  // Sent twice: the list before is a trace too.
  must(await ask.send(who(506), [typedOnce, 77]));
  must(await ask.send(who(506), [typedByHer, 77, chosen]));
  must(await ask.send(who(77), [506]));
  must(await ask.send(who(79), [typedOnce]));
  await ask.ask('/check_slip', first, { own: 510, lines: [typedOnSlip, chosen] });
  await ask.ask('/save_slip', first, { own: 510, lines: [typedOnSlip] });
  await ask.ask('/save_slip', first, { own: 510, lines: [chosen] });
  await ask.ask('/check_slip', second, { own: 510, lines: [typedOnSlip] });
  const slip = { own: 510, lines: [chosen], read_again: [] };
  must(await ask.ask('/finish_slip', second, slip));
}

describe('a choice that was not returned', () => {
  it('is in no row of the database, the queues and the audit log included', () => {
    const { databaseUrl } = hall.server.installation;
    expect(searchDump(databaseUrl, looked)).toEqual([]);
    expect(searchDump(databaseUrl, ofCandidate)).toEqual(before.dump);
  });

  it('is in no file: uploads, keys, logs, what the backup left on the disk', () => {
    for (const place of [folder, hall.keys, hall.server.installation.logFolder])
      expect(searchFiles(place, looked)).toEqual([]);
    expect(searchFiles(hall.server.installation.logFolder, ofCandidate)).toEqual([]);
    expect(readdirSync(hall.keys)).toEqual([]);
    // The logs are there, and say what was asked.
    expect(
      searchFiles(hall.server.installation.logFolder, { texts: ['/qe_choice/send'], numbers: [] }),
    ).not.toEqual([]);
  });

  it('is not in Redis', async () => {
    const { namespace } = hall.server.installation;
    expect(await searchInRedis(namespace, { texts: [], numbers: [...looked.numbers, chosen] })).toEqual([]);
  });

  it('is not in a backup that was made after the close, while the lists waited', () => {
    expect(searchBackup(backup, looked)).toEqual([]);
    const text = backup.toString('latin1');
    for (const table of ['melawa_choice ', 'melawa_look_up ', 'melawa_slip '])
      expect(text).not.toContain(`COPY public.${table}`);
    // It has the rest.
    expect(text).toContain('COPY public.melawa_choice_round ');
  });

  it('is in no answer to anybody', async () => {
    expect((await allAnswers(looked)).flat()).toEqual([]);
    const after = await allAnswers(ofCandidate);
    // The stage answers on the day only.
    const isNew = (path: string, at: number) => before.answers[at]?.includes(path) !== true;
    expect(after.map((paths, at) => paths.filter((path) => isNew(path, at)))).toEqual(after.map(() => []));
  });

  it('is looked for by means that found the sealed lists and the key before', () => {
    expect(held.dump.filter((line) => line.includes('melawa_choice'))).toHaveLength(4);
    expect(held.keys).toHaveLength(1);
    expect(before.dump).not.toEqual([]);
  });

  it('leaves counts alone', async () => {
    // Four sealed lists, and the private key.
    expect(looked.texts).toHaveLength(5);
    const lines = await hall.server.query(
      `select action, details from audit_log where action like 'melawa%' and action <> 'melawa.no_shows' order by id`,
    );
    expect(lines).toEqual([
      { action: 'melawa.tell_pairs', details: { lists: 4, pairs: 1, damaged: 0 } },
      { action: 'melawa.destroy_choices', details: null },
    ]);
    expect(await hall.server.query('select number from melawa_pair_side order by number')).toEqual([
      { number: 77 },
      { number: 506 },
    ]);
  });
});
