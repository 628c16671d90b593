import type { tellOnPaperContract } from '@suchi/contracts/melawa';
import type { Association } from '@suchi/domain/settings';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { loadAssociation } from '../../../platform/load-association.ts';
import type { ReadCall, WriteCall } from '../../../platform/route.ts';
import { lockEvent } from '../../event/repository.ts';
import { updateSide } from '../repository/pairs.ts';
import { type Choosing, readChoosing, refused } from './choosing.ts';
import { askTable, isTold, type OpenPair, readPairsOf } from './pairs.ts';

export interface Paper extends Choosing {
  association: Association;
}

export async function readPaper({ db, now }: ReadCall<object, RoleCaller>): Promise<Paper> {
  return { ...(await readChoosing(db, now)), association: await loadAssociation(db) };
}

/**
 * What a family without a phone is told, and what it said at the desk: yes to its number, yes to a table. The desk sees
 * the same whether there are pairs or none.
 */
export async function tellOnPaper({
  tx,
  input,
  caller,
  now,
}: WriteCall<z.output<typeof tellOnPaperContract.input>, RoleCaller>): Promise<
  Paper & { pairs: OpenPair[] }
> {
  const choosing = await readChoosing(tx, now);
  if (!isTold(choosing)) throw refused('not_told');
  if (!choosing.present.has(input.number)) throw refused('not_here');
  const { melawa, times } = choosing;
  await lockEvent(tx, melawa.edition);
  const reader = { number: input.number };
  const pairs = await readPairsOf(tx, choosing, reader);
  for (const pair of pairs) {
    if (input.shares) await updateSide(tx, pair.own_side, { shares: true });
    if (input.asks_table && melawa.now < times.foyerUntil) await askTable(tx, choosing, pair);
  }
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'melawa.tell_on_paper',
    subject: { collection: 'melawa_event', id: melawa.edition },
  });
  return {
    ...choosing,
    association: await loadAssociation(tx),
    pairs: await readPairsOf(tx, choosing, reader),
  };
}
