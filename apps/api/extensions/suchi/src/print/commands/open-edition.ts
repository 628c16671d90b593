import type { makeCurrentContract, openNextContract } from '@suchi/contracts/print';
import { nextEdition } from '@suchi/domain/print';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import { copyEdition, readCopiedDates, switchCurrent } from '../repository/next-edition.ts';
import { type BookFacts, readBook, requireEdition } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

export async function openNext({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof openNextContract.input>, RoleCaller>): Promise<BookFacts> {
  const edition = await requireEdition(tx, { isLocked: true });
  const next = nextEdition(await readCopiedDates(tx, edition.id));
  if (next.year !== input.year || edition.latestYear !== edition.year) throw refusedEdition('next_exists');
  const id = await copyEdition(tx, edition.id, next);
  if (id === null) throw refusedEdition('next_exists');
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.open',
    subject: { collection: 'edition', id },
    details: { copied_from: edition.year },
  });
  return readBook({ db: tx });
}

/** Numbers of the edition before stay with it; families that ask keep theirs when new ones are given. */
export async function makeCurrent({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof makeCurrentContract.input>, RoleCaller>): Promise<BookFacts> {
  const before = await requireEdition(tx, { isLocked: true });
  const id = await switchCurrent(tx, input.year);
  if (id === null) throw refusedEdition('no_edition');
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.make_current',
    subject: { collection: 'edition', id },
    details: { before: before.year, after: input.year },
  });
  return readBook({ db: tx });
}
