import { defineEndpoint } from '@directus/extensions-sdk';
import {
  callerStageContract,
  stageLaterContract,
  stageNowContract,
  stageTapContract,
} from '@suchi/contracts/melawa';
import type { Router } from 'express';
import { codedError } from '../../platform/coded-error.ts';
import { mountFile } from '../../platform/mount-file.ts';
import { type Platform, usePlatform } from '../../platform/platform.ts';
import { type Call, mountRoute, perAccount } from '../../platform/route.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { createStageBoards, type StageBoard } from './board.ts';
import { announceStage } from './commands/arrive.ts';
import { askForLater } from './commands/ask-later.ts';
import { tapStage } from './commands/tap.ts';
import { createStagePhones, readBlocks, type StagePhones, streamToCaller } from './phones.ts';
import { presentCaller } from './present-caller.ts';
import { presentNow } from './present-now.ts';
import { readStageViewer } from './repository/people.ts';

const hour = 60 * 60;
/** A phone without events asks every ten seconds, on a few devices of the family. */
const looks = perAccount({ name: 'stage-looks', times: 3000, perSeconds: hour });
/** A caller's page asks at each change. */
const desk = perAccount({ name: 'stage-desk', times: 12_000, perSeconds: hour });
const laters = perAccount({ name: 'stage-laters', times: 60, perSeconds: hour });

/** Who is on the stage, who is next, and what callers do. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  const boards = createStageBoards(platform);

  const presentFamily = async (board: StageBoard | null, { caller, now }: Call<unknown, RoleCaller>) => {
    const viewer = await readStageViewer(platform.database, caller.userId);
    const blocks = await readBlocks(platform, board);
    return presentNow(board, { viewer, blocks }, { env: platform.env, now });
  };
  const presentDesk = (board: StageBoard | null, { caller, now }: Call<unknown, RoleCaller>) => {
    if (board === null) throw codedError('MELAWA_REFUSED', { reason: 'not_today' });
    return presentCaller(board, caller, { env: platform.env, now });
  };

  mountRoute(router, platform, {
    contract: stageNowContract,
    limits: [looks],
    runs: () => boards.read(),
    present: presentFamily,
  });
  mountRoute(router, platform, {
    contract: stageLaterContract,
    limits: [laters],
    writes: askForLater,
    present: async (_, call) => {
      await announceStage(platform);
      return presentFamily(await boards.readAgain(), call);
    },
  });
  mountRoute(router, platform, {
    contract: callerStageContract,
    limits: [desk],
    runs: () => boards.readAgain(),
    present: presentDesk,
  });
  mountRoute(router, platform, {
    contract: stageTapContract,
    limits: [desk],
    writes: tapStage,
    // After the commit, so that a node that hears it reads the new state.
    present: async (repeatedBy, call) => {
      await announceStage(platform);
      return { stage: presentDesk(await boards.readAgain(), call), repeated_by: repeatedBy };
    },
  });
  mountEvents(router, platform, createStagePhones(platform, boards));
});

function mountEvents(router: Router, platform: Platform, phones: StagePhones): void {
  const group = 'qe_stage';
  mountFile(router, platform, { group, path: '/events', limits: [looks], serve: phones.serve });
  mountFile(router, platform, {
    group,
    path: '/caller/events',
    limits: [desk],
    serve: (request, response) => streamToCaller(platform, request, response),
  });
}
