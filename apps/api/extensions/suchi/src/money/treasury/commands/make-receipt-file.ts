import type { Knex } from 'knex';
import { loadAssociation } from '../../../platform/load-association.ts';
import type { ReceiptPrinter } from '../receipt-printer.ts';
import { lockReceipt, storeReceiptFile } from '../repository/receipts.ts';

export interface ReceiptJob {
  receiptId: number;
}

export interface ReceiptFile {
  number: string;
  pdf: Buffer;
}

/** Prints a receipt once and keeps it. The row is locked while it prints, so two workers print the same file. */
export async function makeReceiptFile(
  { database, printer }: { database: Knex; printer: ReceiptPrinter },
  { receiptId }: ReceiptJob,
): Promise<ReceiptFile> {
  return database.transaction(async (tx) => {
    const receipt = await lockReceipt(tx, receiptId);
    if (!receipt) throw new Error('there is no such receipt');
    if (receipt.pdf !== null) return { number: receipt.number, pdf: Buffer.from(receipt.pdf, 'base64') };
    const pdf = await printer.print(receipt, (await loadAssociation(tx)).colour);
    await storeReceiptFile(tx, receiptId, pdf.toString('base64'));
    return { number: receipt.number, pdf };
  });
}
