import { type bulkMailRecipientsContract, recipientsPageSize } from '@suchi/contracts/bulk-mail';
import type * as z from 'zod/mini';
import { selectCandidates } from '../../office/commands/select-candidates.ts';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import {
  countRecipients,
  listRecipients,
  type RecipientCount,
  type RecipientRow,
} from '../repository/recipients.ts';

export interface ReadRecipients {
  counts: RecipientCount[] | null;
  rows: RecipientRow[];
}

export async function readRecipients({
  input: { selection, after },
  db,
}: ReadCall<z.output<typeof bulkMailRecipientsContract.input>, RoleCaller>): Promise<ReadRecipients> {
  const ids = selectCandidates(selection);
  return {
    counts: after === 0 ? await countRecipients(db, ids) : null,
    rows: await listRecipients(db, ids, { after, limit: recipientsPageSize }),
  };
}
