import type { usesContract } from '@suchi/contracts/privacy';
import { type UseKind, usesAPage } from '@suchi/domain/data-use';
import type * as z from 'zod/mini';
import { readKnown } from '../../discovery/commands/read-known.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import { queryBy } from '../query.ts';
import { countUses, listUses, type UseRow } from '../uses-sql.ts';

type People = Awaited<ReturnType<typeof readKnown>>;

export interface LoadedUses {
  rows: UseRow[];
  next: string | null;
  counts: Record<UseKind, number>;
  people: People;
}

/** A member's own. Staff have no such list. */
export async function readUses(
  call: ReadCall<z.output<typeof usesContract.input>, RoleCaller>,
): Promise<LoadedUses> {
  const { input, caller, db, now } = call;
  if (caller.role !== 'user') throw codedError('FORBIDDEN');
  const asked = { account: caller.userId, now };
  const query = queryBy(db);
  const found = await listUses(query, asked, { kind: input.kind ?? null, after: readCursor(input.after) });
  const rows = found.slice(0, usesAPage);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > usesAPage && last ? `${last.moment}_${last.key}` : null,
    counts: (await countUses(query, asked, now)).counts,
    people: await readKnown(
      db,
      call,
      rows.flatMap(({ opener }) => opener ?? []),
    ),
  };
}

function readCursor(after: string | undefined): { moment: string; key: string } | null {
  if (after === undefined) return null;
  const [moment = '', key = ''] = after.split('_');
  return { moment, key };
}
