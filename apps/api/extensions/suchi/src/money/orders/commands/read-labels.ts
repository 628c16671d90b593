import { type addressLabelsContract, labelsMax } from '@suchi/contracts/money';
import { hasAddress } from '@suchi/domain/money';
import { associationNameOf } from '@suchi/domain/settings';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { readAssociation } from '../../../platform/association.ts';
import { recordExport } from '../../../platform/audit-log.ts';
import { codedError } from '../../../platform/coded-error.ts';
import { profileOfUser } from '../../../platform/export-rows.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { type LabelRow, listLabels } from '../repository/list.ts';

export interface LabelSheet {
  labels: LabelRow[];
  pickedUp: number;
  withoutAddress: number;
  sender: { name: string; address: string };
}

/** Written in the audit log, because it lists where many members live. */
export async function readLabels({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof addressLabelsContract.input>, RoleCaller>): Promise<LabelSheet> {
  const rows = await listLabels(tx, input.selection, labelsMax + 1);
  if (rows.length > labelsMax) throw codedError('ORDER_REFUSED', { reason: 'too_many' });
  const sent = rows.filter(({ delivery_kind: kind }) => kind === 'post');
  const labels = sent.filter(hasAddress);
  await recordExport(
    tx,
    {
      actor: { id: caller.userId, kind: 'admin' },
      action: 'order.print_labels',
      subject: { collection: 'qd_order', id: labels[0]?.id ?? 'none' },
      details: { labels: labels.length },
    },
    {
      sql: `select ${profileOfUser('o."user"')} as profile from qd_order o where o.id = any (?)`,
      bindings: [labels.map(({ id }) => id)],
    },
  );
  const sender = await readAssociation(tx, 'association_name', 'association_address');
  return {
    labels,
    pickedUp: rows.length - sent.length,
    withoutAddress: sent.length - labels.length,
    sender: {
      name: associationNameOf(sender),
      address: sender.association_address ?? '',
    },
  };
}
