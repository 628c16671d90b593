import type { readFitContract } from '@suchi/contracts/fit';
import type * as z from 'zod/mini';
import { parseFitSide } from '../../fit/present-fit-side.ts';
import { loadFit, type LoadedFit } from '../../fit/commands/load-fit.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { requireCard, requireViewer } from './viewer.ts';

/** How the caller's family and another fit; null without a profile, and for the own one. */
export async function readFit({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof readFitContract.input>, RoleCaller>): Promise<LoadedFit | null> {
  const viewer = await requireViewer(db, caller, now);
  const card = await requireCard(db, viewer, input.id);
  const { side: reader, rules } = viewer.fit;
  if (reader === null || card.as === 'owner') return null;
  const other = parseFitSide(card.fit_side, rules, viewer.key.today);
  return loadFit(db, { reader, other, rules }, caller.language);
}
