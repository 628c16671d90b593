import type { statementContract } from '@suchi/contracts/treasury';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import {
  type AccountLine,
  findLastCheck,
  findReceiptRange,
  type Issuer,
  type LastCheck,
  listAccountLines,
  readIssuer,
  type SaleSum,
  sumSales,
} from '../repository/day-book.ts';

export interface ReadStatement {
  issuer: Issuer | null;
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
    issuer: await readIssuer(db),
    lines: await listAccountLines(db, input),
    sales: await sumSales(db, input),
    receipts: await findReceiptRange(db, input),
    check: await findLastCheck(db),
  };
}
