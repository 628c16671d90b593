import {
  bulkMailFailuresPageSize,
  type bulkMailFailuresContract,
  type bulkMailsContract,
  bulkMailsPageSize,
} from '@suchi/contracts/bulk-mail';
import type { Association } from '@suchi/domain/settings';
import type { Language } from '@suchi/words';
import type * as z from 'zod/mini';
import { type MergeWords, writeMergeWords } from '../../mail/commands/write-merge-words.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { builtLanguages } from '../../platform/built-languages.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import { readMailsPerMinute } from '../../platform/mail-pace.ts';
import type { ReadCall } from '../../platform/route.ts';
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
  words: Record<Language, MergeWords>;
  association: Association;
  perMinute: number;
  waiting: WaitingRow[];
}> {
  const association = await loadAssociation(db);
  const event = await findEvent(db);
  const words = builtLanguages.map((each) => [each, writeMergeWords(each, association, event)] as const);
  return {
    words: Object.fromEntries(words),
    association,
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
