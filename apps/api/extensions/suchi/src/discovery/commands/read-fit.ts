import type { readFitContract } from '@suchi/contracts/fit';
import type { Language } from '@suchi/words';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { parseFitSide } from '../../fit/present-fit-side.ts';
import { loadFit, type LoadedFit } from '../../fit/commands/load-fit.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import type { ViewerFacts } from '../codec.ts';
import type { CardRow } from '../repository/cards.ts';
import { requireCard, requireViewer } from './viewer.ts';

/** How the caller's family and another fit. */
export async function readFit({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof readFitContract.input>, RoleCaller>): Promise<LoadedFit | null> {
  const viewer = await requireViewer(db, caller, now);
  return fitWith(db, { viewer, card: await requireCard(db, viewer, input.id), language: caller.language });
}

/** Null without a profile, and for the own one. */
export function fitWith(
  db: Knex,
  { viewer, card, language }: { viewer: ViewerFacts; card: CardRow; language: Language | undefined },
): Promise<LoadedFit> | null {
  const { side: reader, rules } = viewer.fit;
  if (reader === null || card.as === 'owner') return null;
  const other = parseFitSide(card.fit_side, rules, viewer.key.today);
  return loadFit(db, { reader, other, rules }, language);
}
