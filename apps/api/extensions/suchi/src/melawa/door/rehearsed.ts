import type { ListedFamily } from '@suchi/contracts/melawa';
import { writePassCode } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { Melawa } from '../event/load-event.ts';
import { hashPassCode, hashPassToken } from '../passes/hash.ts';
import { listRehearsed } from '../rehearsal/repository.ts';

/** The invented families of a rehearsal; none of a real melawa. */
export async function listInvented(
  db: Knex,
  { edition, event, isRehearsal }: Melawa,
  secret: string,
): Promise<ListedFamily[]> {
  const rows = isRehearsal ? await listRehearsed(db, edition) : [];
  const year = Number(event.day.slice(0, 4));
  return rows.map(({ token, born_in: bornIn, ...row }) => ({
    ...row,
    hashes: [hashPassToken(secret, edition, token), hashPassCode(secret, edition, writePassCode(token))],
    old_hashes: [],
    is_expected: true,
    is_stopped: false,
    age: year - bornIn,
    photo: null,
    is_from_far: false,
    paid_paise: 0,
    to_pay_paise: 0,
    mobile_hashes: [],
  }));
}
