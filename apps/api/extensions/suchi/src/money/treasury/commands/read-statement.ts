import type { statementContract } from '@suchi/contracts/money';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { readAssociation } from '../../../platform/association.ts';
import type { Row } from '../../../platform/rows.generated.ts';
import type { ReadCall } from '../../../platform/route.ts';
import {
  type AccountLine,
  findLastCheck,
  findReceiptRange,
  type LastCheck,
  listAccountLines,
  type SaleSum,
  sumSales,
} from '../repository/day-book.ts';

const issuerColumns = [
  'association_name',
  'association_address',
  'association_pan',
  'association_registration',
] as const;

export interface ReadStatement {
  issuer: Row<'admin_setting', (typeof issuerColumns)[number]>;
  lines: AccountLine[];
  sales: SaleSum[];
  receipts: { first: string; last: string; count: number } | null;
  check: LastCheck | null;
}

export async function readStatement({
  input,
  db,
}: ReadCall<z.output<typeof statementContract.input>, RoleCaller>): Promise<ReadStatement> {
  return {
    issuer: await readAssociation(db, ...issuerColumns),
    lines: await listAccountLines(db, input),
    sales: await sumSales(db, input),
    receipts: await findReceiptRange(db, input),
    check: await findLastCheck(db),
  };
}
