import type { stageLaterContract } from '@suchi/contracts/melawa';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { readPresent } from '../../door/present.ts';
import { readStageViewer } from '../repository/people.ts';
import { isKnownTap, saveStage } from '../repository/stage.ts';
import { lockStage, takeStep } from './tap.ts';

/** A family that was checked in asks for a later place of its own candidate. */
export async function askForLater({
  input: { tap },
  tx,
  now,
  caller: { userId },
}: WriteCall<z.output<typeof stageLaterContract.input>, RoleCaller>): Promise<void> {
  const locked = await lockStage(tx, now);
  const { edition, now: at } = locked.melawa;
  const { profile } = await readStageViewer(tx, userId);
  const present = [...(await readPresent(tx, edition)).values()];
  const own = present.find((candidate) => profile !== null && candidate.profile === profile);
  if (own === undefined) throw codedError('MELAWA_REFUSED', { reason: 'unknown' });
  if (await isKnownTap(tx, edition, tap)) return;
  const step = { kind: 'later', number: own.number } as const;
  const { stage } = await takeStep(tx, locked, step, { account: userId, tap, at });
  await saveStage(tx, edition, { ...stage, version: locked.stage.version + 1 });
}
