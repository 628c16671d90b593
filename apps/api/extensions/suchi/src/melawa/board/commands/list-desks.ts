import type { endDeskContract } from '@suchi/contracts/melawa';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { requireWorked } from '../../event/load-event.ts';
import { type DeskRow, endDeskRow, listDesks } from '../repository.ts';

export interface DesksOfDay {
  now: Date;
  desks: DeskRow[];
}

export async function readDesks({ db, now }: { db: Knex; now: Date }): Promise<DesksOfDay> {
  const melawa = await requireWorked(db, now);
  return { now: melawa.now, desks: await listDesks(db, melawa.edition) };
}

export async function endDesk({
  tx,
  input,
  caller,
  now,
}: WriteCall<z.output<typeof endDeskContract.input>, RoleCaller>): Promise<DesksOfDay> {
  const melawa = await requireWorked(tx, now);
  const isEnded = await endDeskRow(tx, { id: input.id, edition: melawa.edition, now: melawa.now });
  if (!isEnded) throw codedError('MELAWA_REFUSED', { reason: 'desk_ended' });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'melawa.end_desk',
    subject: { collection: 'melawa_desk', id: input.id },
  });
  return readDesks({ db: tx, now });
}
