import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestInstallation, type TestInstallation } from '../installation.ts';
import { webhookPath } from '../payments/test-keys.ts';
import type { BackgroundProcess } from '../stack/background-process.ts';
import { deleteRedisKeys } from '../stack/redis-keys.ts';
import { type Baseline, keepBaseline } from './baseline.ts';
import { noteShared, unnoteShared } from './shared-registry.ts';

export interface SharedInstallationOptions {
  nodes?: 1 | 2;
  /** With 0, jobs wait in their queues. */
  workers?: 0 | 1;
}

const without = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line));

/** By the number of workers. */
const started = new Map<number, Promise<SharedInstallation>>();

/**
 * The installation that the files of one test worker share: as new for each file, without the time of a start.
 * `stop` gives it back, and fails when the file has left something that cannot be put back. A file that stops nodes,
 * changes their settings or installs starts one of its own.
 */
export async function shareInstallation({
  nodes = 1,
  workers = 1,
}: SharedInstallationOptions = {}): Promise<TestInstallation> {
  const shared = started.get(workers) ?? SharedInstallation.start(workers);
  started.set(workers, shared);
  return (await shared).lend(nodes);
}

class SharedInstallation {
  /** Nodes and workers that must still run when a file gives them back. */
  readonly #processes = new Set<BackgroundProcess>();
  readonly #uploads = mkdtempSync(join(tmpdir(), 'suchi-shared-'));
  readonly #workers: number;
  #server!: TestInstallation;
  #baseline!: Baseline;
  #schema: string[] = [];
  #state: 'new' | 'lent' | 'used' = 'new';

  private constructor(workers: number) {
    this.#workers = workers;
  }

  static async start(workers: number): Promise<SharedInstallation> {
    const shared = new SharedInstallation(workers);
    const server = await startTestInstallation({
      name: `shared${workers}`,
      workers,
      // Purchases are checked when a test says so.
      extraEnv: { SUCHI_UPLOADS: shared.#uploads, SUCHI_PAYMENT_CHECK_SECONDS: '3600' },
      onProcess(each) {
        shared.#processes.add(each);
        noteShared('process', String(each.pid));
      },
    });
    shared.#server = server;
    noteShared('database', server.installation.namespace);
    shared.#baseline = await keepBaseline(server.installation.databaseUrl);
    shared.#schema = await shared.#baseline.schema();
    return shared;
  }

  async lend(nodeCount: number): Promise<TestInstallation> {
    if (this.#state === 'lent')
      throw new Error('The file before this one did not give the installation back.');
    if (this.#state === 'used') await this.#reset();
    this.#state = 'lent';
    const server = this.#server;
    while (server.nodes.length < nodeCount) await server.startNode();
    const extraWorkers: BackgroundProcess[] = [];
    return {
      ...server,
      nodes: server.nodes.slice(0, nodeCount),
      async startWorker() {
        const worker = await server.startWorker();
        extraWorkers.push(worker);
        return worker;
      },
      stop: () => this.#takeBack(extraWorkers),
    };
  }

  async #reset(): Promise<void> {
    const { installation, mail, payments, api } = this.#server;
    await this.#baseline.restore();
    await deleteRedisKeys(installation.namespace);
    for (const file of readdirSync(this.#uploads)) rmSync(join(this.#uploads, file), { recursive: true });
    mail.mails.length = 0;
    await payments.control.reset();
    await payments.control.setWebhook({ url: api.url + webhookPath });
  }

  async #takeBack(extraWorkers: readonly BackgroundProcess[]): Promise<void> {
    for (const worker of extraWorkers) {
      await worker.stop();
      this.#forget(worker);
    }
    this.#state = 'used';
    const left = await this.#leftBehind();
    if (left.length === 0) return;
    await this.#discard();
    throw new Error(`This file leaves behind what a reset cannot put back:\n${left.join('\n')}`);
  }

  /** The next file gets a new one, which has the same names. */
  async #discard(): Promise<void> {
    started.delete(this.#workers);
    await this.#server.stop();
    for (const each of this.#processes) this.#forget(each);
    unnoteShared('database', this.#server.installation.namespace);
  }

  #forget(ended: BackgroundProcess): void {
    this.#processes.delete(ended);
    unnoteShared('process', String(ended.pid));
  }

  async #leftBehind(): Promise<string[]> {
    const [before, after] = [this.#schema, await this.#baseline.schema()];
    return [
      ...without(after, before).map((line) => `new in the schema: ${line}`),
      ...without(before, after).map((line) => `gone from the schema: ${line}`),
      ...[...this.#processes].filter((each) => each.hasExited()).map(({ name }) => `${name} has ended`),
      ...(this.#server.mail.beforeAnswer === null ? [] : ['mail.beforeAnswer is set']),
    ];
  }
}
