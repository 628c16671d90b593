import { join } from 'node:path';
import { type Figures, projectRoot, type TierTimes } from '@suchi/testing';

/** Returns a report of node_modules/.cache/suchi by its file name. */
export type ReadReport = (name: string) => unknown;

interface Command {
  words: string[];
  env?: Record<string, string>;
}

export interface Proof {
  name: string;
  says: string;
  /** What scripts/need installs. */
  needs: string[];
  /** A command that fails where this proof cannot run, and the reason to give then. */
  probe?: { command: string; reason: string };
  /** One after another; the last one gets the arguments after `--`. */
  commands: Command[];
  /** Runs in any case. */
  cleanUp?: Command;
  /** What the commands leave; without it the proof has failed. */
  reports: string[];
  figures: (read: ReadReport) => Figures;
}

/** What a tier of tests leaves, with what passed only at the second try. */
export function countTests(report: unknown): Figures {
  const { passed, failed, skipped, secondTries } = report as TierTimes;
  return { passed, failed, skipped, 'second tries': secondTries.length };
}

const tested = (tier: string) => ({
  reports: [`times/${tier}.json`],
  figures: (read: ReadReport) => countTests(read(`times/${tier}.json`)),
});

/** A program that records its own figures. */
const recorded = (name: string) => ({
  reports: [`figures-${name}.json`],
  figures: (read: ReadReport) => read(`figures-${name}.json`) as Figures,
});

const times = 'packages/testing/src/times/vitest-times.ts';
/** Absolute, because the journeys run in a folder of their own. */
const stackUrls = join(projectRoot, '.stack/urls.json');
const pnpm = (...words: string[]): Command => ({ words: ['pnpm', ...words] });

export const proofs: readonly Proof[] = [
  {
    name: 'zone',
    says: 'the unit tests in a second time zone, New York',
    needs: [],
    commands: [
      { words: ['vitest', 'run', '--project=unit-new-york', '--reporter=default', `--reporter=${times}`] },
    ],
    ...tested('unit-new-york'),
  },
  {
    name: 'storage',
    says: 'all tests of photos, videos and the book, with the files in a bucket',
    needs: ['s3', 'browser', 'pdf'],
    commands: [{ ...pnpm('test:integration'), env: { SUCHI_TEST_STORAGE: 's3' } }],
    ...tested('integration-s3'),
  },
  {
    name: 'fuzz',
    says: '50,000 hostile requests from a new seed',
    needs: ['nginx'],
    commands: [pnpm('test:fuzz', '--requests', '50000')],
    ...recorded('fuzz'),
  },
  {
    name: 'payments',
    says: '1,000 people pay while nodes, the worker and the database are killed',
    needs: ['postgres'],
    commands: [pnpm('bench:payments', '1000')],
    ...recorded('payments'),
  },
  {
    name: 'faults',
    says: 'one part after the other fails under people: nothing lost or done twice, words for each refusal, alerts',
    needs: ['brotli', 'browser', 'faketime', 'nginx', 'pdf', 'postgres', 'prometheus', 'redis', 's3'],
    commands: [
      { ...pnpm('test:e2e', 'faults'), env: { SUCHI_FAULTS: 'true', CI: 'true' } },
      pnpm('test:faults'),
    ],
    ...recorded('faults'),
  },
  {
    name: 'upgrade',
    says: 'two nodes of 20,000 profiles are upgraded from the last release’s dump while people use them',
    needs: ['nginx'],
    commands: [pnpm('bench:upgrade')],
    ...recorded('upgrade'),
  },
  {
    name: 'searches',
    says: 'searches on two nodes, eight at a time, beside 20 writes a second',
    needs: [],
    commands: [pnpm('bench')],
    ...recorded('searches'),
  },
  {
    name: 'load',
    says: '200 members with think time for five minutes on two nodes, then more of them until a page is slow or fails',
    needs: ['nginx', 'brotli', 'browser', 'pdf'],
    commands: [pnpm('bench:load')],
    ...recorded('load'),
  },
  {
    name: 'peaks',
    says: 'the hour after a bulk mail, the last evening of registration, and four desks at the melawa, beside members',
    needs: ['nginx', 'brotli', 'browser', 'pdf'],
    commands: [pnpm('bench:load', 'after-mail', 'last-evening', 'desks')],
    ...recorded('peaks'),
  },
  {
    name: 'bad-account',
    says: 'a member’s search beside an account that does its worst, in times of what it takes alone (95 of 100)',
    needs: [],
    commands: [pnpm('bench:bad-account')],
    ...recorded('bad-account'),
  },
  {
    name: 'stage',
    says: '600 phones listen to the stage on one node: ms from a call to a phone, and what a restart of the node loses',
    needs: [],
    commands: [pnpm('bench:stage')],
    ...recorded('stage'),
  },
  {
    name: 'capacity',
    says: 'size, memory, the times of every page, backup, restore and upgrade at 1,300, 100,000 and 1,000,000 profiles',
    needs: ['backups'],
    commands: [pnpm('bench:capacity')],
    ...recorded('capacity'),
  },
  {
    name: 'book',
    says: 'the book of 1,300 profiles as proof and as press file',
    needs: ['browser', 'pdf'],
    commands: [pnpm('--filter', '@suchi/extension', 'build'), pnpm('bench:book')],
    ...recorded('book'),
  },
  {
    name: 'journeys',
    says: 'every journey on the phone and on the desktop',
    needs: ['browser', 'nginx', 'brotli', 'pdf'],
    commands: [{ ...pnpm('test:e2e'), env: { SUCHI_BOTH_SIZES: 'true', CI: 'true' } }],
    ...tested('e2e'),
  },
  {
    name: 'widths',
    says: 'every page at six widths, and with text twice as large',
    needs: ['browser', 'nginx', 'brotli', 'pdf'],
    commands: [
      {
        ...pnpm('test:e2e', 'widths', 'large-text'),
        env: { SUCHI_EVERY_WIDTH: 'true', CI: 'true' },
      },
    ],
    ...tested('e2e'),
  },
  {
    name: 'words',
    says: 'every page and state of members in each language, at 360 pixels and with text twice as large',
    needs: ['browser', 'nginx', 'brotli', 'pdf'],
    commands: [{ ...pnpm('test:e2e', 'words'), env: { SUCHI_EVERY_STATE: 'true', CI: 'true' } }],
    ...tested('e2e'),
  },
  {
    name: 'fifth-language',
    says: 'a folder of words, made from English and 40 % longer, is offered, and every page shows it',
    needs: ['browser', 'nginx', 'brotli', 'pdf'],
    commands: [
      { words: ['node', 'packages/words/scripts/pseudo.ts'] },
      { ...pnpm('test:e2e', 'fifth-language'), env: { SUCHI_FIFTH_LANGUAGE: 'true', CI: 'true' } },
    ],
    cleanUp: { words: ['node', 'packages/words/scripts/pseudo.ts', '--remove'] },
    ...tested('e2e'),
  },
  {
    name: 'interaction',
    says: 'taps and keys on a phone four times slower, in ms; 95 of 100 are within',
    needs: ['browser', 'nginx'],
    commands: [pnpm('bench:interaction')],
    ...recorded('interaction'),
  },
  {
    name: 'lighthouse',
    says: 'first screens on a slow phone, in English and in Marathi; photos of the search in kB, the sixth card in ms',
    needs: ['browser', 'nginx', 'brotli'],
    commands: [pnpm('lighthouse', '--languages', 'mr')],
    ...recorded('lighthouse'),
  },
  {
    name: 'images',
    says: 'the four images are built, and the journeys of @ship pass on them',
    needs: ['images', 'browser'],
    probe: {
      command: 'docker info || { podman info && command -v buildah && command -v mmdebstrap; }',
      reason: 'neither Docker nor podman, buildah and mmdebstrap work here',
    },
    commands: [
      { words: ['bash', 'scripts/images'] },
      pnpm('stack:up', '--images'),
      {
        ...pnpm('test:e2e', '--grep', '@ship'),
        env: { SUCHI_E2E_URLS: stackUrls, SUCHI_E2E_DATABASE: 'suchi_stack', CI: 'true' },
      },
    ],
    cleanUp: pnpm('stack:down'),
    ...tested('e2e'),
  },
  {
    name: 'planted',
    says: 'the tests find small faults that are planted one at a time',
    needs: ['backups', 'brotli', 'browser', 'nginx', 'pdf', 'promtool', 's3', 'systemd'],
    commands: [pnpm('test:planted')],
    reports: ['planted.json'],
    figures: (read) => {
      const { found, missed } = read('planted.json') as { found: number; missed: number };
      return { found, missed };
    },
  },
];
