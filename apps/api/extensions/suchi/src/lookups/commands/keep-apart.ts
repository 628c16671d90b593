import type { keepApartContract } from '@suchi/contracts/lookups';
import { checkLookupMerge } from '@suchi/domain/lookups';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { insertDistinct } from '../repository/pairs.ts';
import { findValues } from '../repository/values.ts';

/** The pair is not suggested again. */
export async function keepApart({
  tx,
  input,
  caller,
}: WriteCall<z.output<typeof keepApartContract.input>, RoleCaller>): Promise<object> {
  const values = await findValues(tx, [input.source, input.target]);
  const [source, target] = [input.source, input.target].map((wanted) =>
    values.find(({ id }) => id === wanted),
  );
  if (!source || !target) throw codedError('LOOKUP_NOT_FOUND');
  const decision = checkLookupMerge(source, target);
  if (!decision.allowed) throw codedError('LOOKUP_REFUSED', { reason: decision.reason });
  await insertDistinct(tx, [source.id, target.id], caller.userId);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'lookup.keep_apart',
    subject: { collection: 'qdb_lookup', id: source.id },
    details: { lookup: source.lookup, name: source.name, other: target.name },
  });
  return {};
}
