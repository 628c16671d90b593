import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { Response } from 'express';
import { type EngineRequest, callerOf, requireAccess } from '../../platform/access.ts';
import { type EventStream, openEventStream } from '../../platform/event-stream.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StageBoard, StageBoards } from './board.ts';
import { listSeen, presentNow } from './present-now.ts';
import { listStageBlocks, listStopped, readStageViewer, type StageViewer } from './repository/people.ts';
import { stageTopic } from './topic.ts';

/** Shorter than the time after which a proxy closes a silent connection; consents and the clock are read again. */
const refreshMs = 20_000;
/** Then the phone connects again, and its session is checked as for any request. */
const streamMs = 5 * 60_000;
/** So many phones are written to before the node does something else. */
const phonesAtOnce = 50;

interface Phone {
  viewer: StageViewer;
  stream: EventStream;
  /** What it was sent last, without the time. */
  sent: string;
  version: number;
}

export interface StagePhones {
  /** Sends the stage to one family until its phone closes. */
  serve: (request: EngineRequest, response: Response) => Promise<void>;
}

/** Blocks of those who are shown now. */
export async function readBlocks(
  { database }: Pick<Platform, 'database'>,
  board: StageBoard | null,
): Promise<Set<string>> {
  const seen = board === null ? [] : listSeen(board).map((number) => board.present.get(number)?.profile);
  const profiles = seen.filter((profile) => typeof profile === 'number');
  return profiles.length === 0 ? new Set() : listStageBlocks(database, profiles);
}

/** The phones of one node: the stage is read once for all of them, and each gets what its family may see. */
export function createStagePhones(platform: Platform, boards: StageBoards): StagePhones {
  const { database, fanOut, logger } = platform;
  const phones = new Set<Phone>();
  let stopListening: (() => void) | null = null;
  const hear = createRounds(
    () => sendAll(platform, boards, phones),
    (error) => logger.warn({ error: String(error) }, 'stage phones'),
  );
  const end = () => {
    for (const { stream } of phones) stream.end();
  };
  const join = (phone: Phone) => {
    phones.add(phone);
    if (phones.size > 1) return;
    const timer = setInterval(hear, refreshMs);
    const stop = fanOut.listen(stageTopic, { hear, end });
    stopListening = () => {
      clearInterval(timer);
      stop();
    };
  };
  const leave = (phone: Phone) => {
    phones.delete(phone);
    if (phones.size === 0) stopListening?.();
  };
  return {
    async serve(request, response) {
      const { userId } = await requireAccess(platform, 'member', callerOf(request));
      const viewer = await readStageViewer(database, userId);
      const phone: Phone = { viewer, stream: openEventStream(response), sent: '', version: 0 };
      // It listens before the stage is read, so that no call falls between.
      join(phone);
      const timer = setTimeout(() => phone.stream.end(), streamMs);
      try {
        const board = await boards.read();
        show(platform, phone, board, await readBlocks(platform, board));
        await phone.stream.closed;
      } finally {
        clearTimeout(timer);
        leave(phone);
      }
    },
  };
}

/** One round after the other: what changes during a round is for the next one. */
function createRounds(run: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWanted = false;
  const runAll = async () => {
    while (isWanted) {
      isWanted = false;
      await run().catch(onError);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    void runAll();
  };
}

async function sendAll(platform: Platform, boards: StageBoards, phones: ReadonlySet<Phone>): Promise<void> {
  const board = await boards.readAgain();
  const all = [...phones];
  const accounts = all.map(({ viewer }) => viewer.account);
  const stopped = await listStopped(platform.database, accounts);
  const blocks = await readBlocks(platform, board);
  for (const [at, phone] of all.entries()) {
    if (at % phonesAtOnce === phonesAtOnce - 1) await letOthersWork();
    if (stopped.has(phone.viewer.account)) phone.stream.end('gone');
    else show(platform, phone, board, blocks);
  }
}

function show(
  { env, clock }: Platform,
  phone: Phone,
  board: StageBoard | null,
  blocks: ReadonlySet<string>,
): void {
  const version = board?.stage.version ?? phone.version;
  // A newer stage was faster.
  if (version < phone.version) return;
  phone.version = version;
  const { now, ...seen } = presentNow(board, { viewer: phone.viewer, blocks }, { env, now: clock.now() });
  const text = JSON.stringify(seen);
  if (text === phone.sent) phone.stream.ping();
  else phone.stream.send({ now, ...seen });
  phone.sent = text;
}

/** Tells a caller's page that it should read the stage again. */
export async function streamToCaller(
  platform: Platform,
  request: EngineRequest,
  response: Response,
): Promise<void> {
  await requireAccess(platform, 'event', callerOf(request));
  const stream = openEventStream(response);
  const tell = () => stream.send({});
  tell();
  const stop = platform.fanOut.listen(stageTopic, { hear: tell, end: () => stream.end() });
  const ping = setInterval(stream.ping, refreshMs);
  const end = setTimeout(() => stream.end(), streamMs);
  await stream.closed;
  stop();
  clearInterval(ping);
  clearTimeout(end);
}
