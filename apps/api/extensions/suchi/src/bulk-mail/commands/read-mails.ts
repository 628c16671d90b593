import {
  bulkMailFailuresPageSize,
  type bulkMailFailuresContract,
  type bulkMailsContract,
  bulkMailsPageSize,
} from '@suchi/contracts/bulk-mail';
import type { Association } from '@suchi/domain/settings';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import { readMailsPerMinute } from '../../platform/mail-pace.ts';
import type { ReadCall } from '../../platform/route.ts';
import type { EventRow } from '../codec.ts';
import {
  type CardRow,
  countMails,
  countWaiting,
  type FailureRow,
  listCards,
  listFailures,
  type WaitingRow,
} from '../repository/mails.ts';
import { findEvent } from '../repository/recipients.ts';

export async function readSetup({ db, platform }: ReadCall<object, RoleCaller>): Promise<{
  event: EventRow | null;
  association: Association;
  perMinute: number;
  waiting: WaitingRow[];
}> {
  return {
    event: await findEvent(db),
    association: await loadAssociation(db),
    perMinute: await readMailsPerMinute(db, platform.env),
    waiting: await countWaiting(db),
  };
}

export async function readHistory({
  input: { page },
  db,
  platform,
}: ReadCall<z.output<typeof bulkMailsContract.input>, RoleCaller>): Promise<{
  total: number;
  perMinute: number;
  cards: CardRow[];
}> {
  const limit = bulkMailsPageSize;
  return {
    total: await countMails(db),
    perMinute: await readMailsPerMinute(db, platform.env),
    cards: await listCards(db, { limit, offset: (page - 1) * limit }),
  };
}

export async function readFailures({
  input: { id, page },
  db,
}: ReadCall<z.output<typeof bulkMailFailuresContract.input>, RoleCaller>): Promise<FailureRow[]> {
  const limit = bulkMailFailuresPageSize;
  return listFailures(db, { mailId: id, limit, offset: (page - 1) * limit });
}
