import type { FamilyList } from '@suchi/contracts/families';
import type { Knex } from 'knex';
import { otherOf } from '../codec.ts';
import {
  countFamilies,
  type CountRow,
  findMails,
  findWriters,
  listFamilies,
  type ListedRow,
  type MailRow,
} from '../list-repository.ts';
import type { InterestBeside } from '../present.ts';
import { type InterestRow, type KnownInterest, knowInterest } from '../present-card-interest.ts';
import { findFamilies, findInterest, findInterests, findNumbers, type NumberRow } from '../repository.ts';

export type { CountRow } from '../list-repository.ts';

/** A row of a list with all that is told of it, except who the other family is. */
export type LoadedItem =
  | { kind: 'mail'; other: number; mail: MailRow }
  | {
      kind: 'interest';
      other: number;
      known: KnownInterest;
      beside: Omit<InterestBeside, 'rules' | 'isSeenShown'>;
    };

interface Reader {
  own: number;
  userId: string;
  now: Date;
}

export async function readList(
  db: Knex,
  kind: FamilyList,
  reader: Reader,
  page: { limit: number; offset: number },
): Promise<{ total: number; items: LoadedItem[] }> {
  const { total, rows } = await listFamilies(db, kind, reader, page);
  const idsOf = (wanted: ListedRow['kind']) => rows.filter((row) => row.kind === wanted).map(({ id }) => id);
  const interests = await loadItems(db, await findInterests(db, idsOf('interest')), reader);
  const mails = new Map((await findMails(db, idsOf('mail'))).map((mail) => [mail.id, mail]));
  const items = rows.map(({ kind: of, id, other }): LoadedItem | undefined => {
    if (of === 'interest') return interests.find((item) => item.known.row.id === id);
    const mail = mails.get(id);
    return mail && { kind: 'mail', other, mail };
  });
  return { total, items: items.filter((item) => item !== undefined) };
}

/** Null when it is not the reader's, or vanished. */
export async function readOne(db: Knex, id: number, reader: Reader) {
  const row = await findInterest(db, id);
  const isOwn = row !== null && [row.sender, row.receiver].includes(reader.own);
  if (!isOwn || (row.state === 'withdrawn' && row.sender !== reader.own)) return null;
  return (await loadItems(db, [row], reader))[0] ?? null;
}

async function loadItems(db: Knex, rows: readonly InterestRow[], { own, now }: Reader) {
  const known = rows.map((row) => knowInterest(row, own, now));
  const open = known.filter(({ isContactOpen }) => isContactOpen).map(({ row }) => otherOf(row, own));
  const numbers = Map.groupBy(await findNumbers(db, open), ({ profile }: NumberRow) => profile);
  const writers = await findWriters(
    db,
    rows.map(({ id }) => id),
  );
  const ownName = (await findFamilies(db, [own])).get(own)?.first_name ?? null;
  return known.map((one) => {
    const other = otherOf(one.row, own);
    const beside = { ownName, writer: writers.get(one.row.id), numbers: numbers.get(other) ?? [] };
    return { kind: 'interest' as const, other, known: one, beside };
  });
}

export const readCounts = (db: Knex, own: number): Promise<CountRow> => countFamilies(db, own);
