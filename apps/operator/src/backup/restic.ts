import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';
import { fullDisk, fullDiskPattern, OperatorError } from '../exit.ts';
import { hashOutput, type Program, ProgramFailed, readLines, readText, runProgram } from '../run-program.ts';
import type { BackupSettings } from '../settings/env.ts';

/** Why a backup was made. A new one never removes one of the other kind. */
export type BackupKind = 'backup' | 'restore-point';

export interface Snapshot {
  id: string;
  madeAt: string;
  kind: BackupKind;
}

const snapshots = z.array(
  z.object({ short_id: z.string(), time: z.string(), tags: z.optional(z.nullable(z.array(z.string()))) }),
);
/** restic has no use for the other secrets of the installation. */
const passedOn =
  /^(AWS_\w+|B2_\w+|AZURE_\w+|GOOGLE_\w+|RESTIC_CACHE_DIR|HOME|TMPDIR|https?_proxy|no_proxy)$/i;

const forgotten = z.array(z.object({ keep: z.array(z.unknown()) }));
const summary = z.object({ snapshot_id: z.string(), data_added: z.number() });

/** The repository with the encrypted backups. restic also speaks to S3 and others by itself. */
export class Repository {
  readonly isLocal: boolean;
  readonly #keep: string;
  readonly #env: Record<string, string>;

  constructor({ repository, passphrase, keep }: BackupSettings, variables: Record<string, string>) {
    this.isLocal = isAbsolute(repository);
    this.#keep = String(keep);
    const own = Object.entries(variables).filter(([name]) => passedOn.test(name));
    this.#env = {
      ...Object.fromEntries(own),
      RESTIC_REPOSITORY: repository,
      RESTIC_PASSWORD: passphrase,
      // It reads `--time` in its own zone.
      TZ: 'UTC',
    };
  }

  #restic(args: string[], cwd?: string): Program {
    return {
      command: 'restic',
      // A cache only helps where reading is slow.
      args: this.isLocal ? ['--no-cache', ...args] : args,
      env: this.#env,
      ...(cwd !== undefined && { cwd }),
    };
  }

  #run(args: string[]): Promise<void> {
    return explain(runProgram(this.#restic(args)));
  }

  /** Newest first. */
  async list(): Promise<Snapshot[]> {
    const text = await explain(readText(this.#restic(['snapshots', '--json'])));
    return snapshots
      .parse(JSON.parse(text))
      .map(({ short_id: id, time, tags }) => ({
        id,
        madeAt: new Date(time).toISOString(),
        kind: tags?.includes('restore-point') ? ('restore-point' as const) : ('backup' as const),
      }))
      .toSorted((a, b) => b.madeAt.localeCompare(a.madeAt));
  }

  /** Makes the repository. restic refuses where there is one. */
  init(): Promise<void> {
    return this.#run(['init']);
  }

  /** Removes locks that a killed process left; those of a running one stay. */
  removeStaleLocks(): Promise<void> {
    return this.#run(['unlock']);
  }

  /** Stores these parts of a folder, under their names. */
  async store(
    folder: string,
    names: string[],
    { kind, madeAt }: Pick<Snapshot, 'kind' | 'madeAt'>,
  ): Promise<{ id: string; bytesAdded: number }> {
    // The time of the dump and not of the end, so that a backup has one time everywhere.
    const time = `--time=${madeAt.slice(0, 19).replace('T', ' ')}`;
    // The number of links of a file changes its ctime and nothing else.
    const flags = ['--json', '--quiet', '--ignore-ctime', '--host=suchi', `--tag=${kind}`, time];
    const text = await explain(readText(this.#restic(['backup', ...flags, ...names], folder)));
    const { snapshot_id: id, data_added: bytesAdded } = summary.parse(
      JSON.parse(text.trim().split('\n').at(-1) ?? ''),
    );
    return { id: id.slice(0, 8), bytesAdded };
  }

  /** Keeps the newest ones and the last of each day, as many of each kind as is set; returns how many there are then. */
  async removeOld(): Promise<number> {
    const kept = [`--keep-last=${this.#keep}`, `--keep-daily=${this.#keep}`];
    const flags = ['--json', '--prune', '--host=suchi', '--group-by=host,tags', ...kept];
    const text = await explain(readText(this.#restic(['forget', ...flags])));
    // What it prunes follows in words.
    const groups = forgotten.parse(JSON.parse(text.slice(0, text.indexOf('\n') + 1 || undefined)));
    return groups.reduce((sum, { keep }) => sum + keep.length, 0);
  }

  /** A small part as text. */
  readPart(id: string, name: string): Promise<string> {
    return explain(readText(this.#restic(['dump', id, `/${name}`])));
  }

  hashPart(id: string, name: string): Promise<string> {
    return explain(hashOutput(this.#restic(['dump', id, `/${name}`])));
  }

  /** Writes all parts into a folder. */
  fetch(id: string, folder: string): Promise<void> {
    return this.#run(['restore', id, `--target=${folder}`]);
  }

  /** Names and sizes of all parts, without reading them. */
  async eachPart(id: string, each: (part: { path: string; size: number }) => void): Promise<void> {
    await explain(
      readLines(this.#restic(['ls', '--json', id]), (line) => {
        const node = JSON.parse(line) as { type?: string; path: string; size?: number };
        if (node.type === 'file') each({ path: node.path, size: node.size ?? 0 });
      }),
    );
  }

  /** Reads everything that is stored and compares it with its checksums. */
  checkAll(): Promise<void> {
    return this.#run(['check', '--read-data']);
  }
}

export class NoRepository extends OperatorError {
  constructor() {
    super(
      'refused',
      'There is no repository at SUCHI_BACKUP_REPOSITORY.',
      'Check whether its disk is mounted, and the setting. The first `suchi backup` makes the repository.',
    );
  }
}

const reasons: [RegExp, (words: string) => OperatorError][] = [
  [
    /wrong password or no key found/,
    () =>
      new OperatorError(
        'refused',
        'The passphrase does not open this repository.',
        'Set SUCHI_BACKUP_PASSPHRASE to the one that the backups were made with. Without it nobody can read them.',
      ),
  ],
  [/Is there a repository at the following location/, () => new NoRepository()],
  [
    /repository is already locked/,
    () =>
      new OperatorError(
        'refused',
        'The repository is in use by another restic.',
        'Wait until it has ended. A lock that a killed process left is removed by itself after 30 minutes.',
      ),
  ],
  [
    fullDiskPattern,
    (words) =>
      fullDisk(/(\/[^\s:]+): no space left/.exec(words)?.[1] ?? 'the repository (SUCHI_BACKUP_REPOSITORY)'),
  ],
  [
    /ciphertext verification failed|hash mismatch|does not match|invalid data returned|is damaged|contains errors|unexpected EOF|pack .* (error|missing)|not found in (index|repository)|ID mismatch/i,
    () =>
      new OperatorError(
        'damaged',
        'The stored backups are damaged: what was read is not what was written.',
        'Restore from another repository or an older backup, make a new repository, and check the disk.',
      ),
  ],
];

/** restic says everything in words, with exit code 1. */
async function explain<T>(running: Promise<T>): Promise<T> {
  try {
    return await running;
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    const known = reasons.find(([words]) => words.test(error.words));
    throw known
      ? Object.assign(known[1](error.words), { cause: error })
      : new OperatorError(
          'failed',
          error.message,
          'Run `suchi verify` to see whether the backups are whole.',
          {
            cause: error,
          },
        );
  }
}
