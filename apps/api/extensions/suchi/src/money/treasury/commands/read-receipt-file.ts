import { setTimeout as wait } from 'node:timers/promises';
import type { FileOutput } from '@suchi/contracts/basics';
import type { receiptFileContract } from '@suchi/contracts/money';
import { hasStaffAccess } from '@suchi/domain/accounts';
import { isReprint, receiptFileName } from '@suchi/domain/money';
import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Call } from '../../../platform/route.ts';
import { findReceipt, findReceiptFile, type StoredReceipt } from '../repository/receipts.ts';

/** For the owner and the treasurer. For everyone else it does not exist. */
export async function readReceiptFile({
  input,
  caller,
  now,
  platform,
}: Call<z.output<typeof receiptFileContract.input>, RoleCaller>): Promise<FileOutput> {
  const receipt = await findReceipt(platform.database, input.id);
  const isOwner = receipt?.owner === caller.userId;
  if (!receipt || (!isOwner && !hasStaffAccess(caller, 'treasury'))) throw codedError('RECEIPT_NOT_FOUND');
  const pdf = Buffer.from(await waitForFile(platform, receipt), 'base64');
  const isCopy = !isOwner && isReprint(receipt, caller.userId, now);
  return { name: receiptFileName(receipt.number), content: isCopy ? await markCopy(pdf) : pdf };
}

const waitAtMostMs = 5000;
const lookEveryMs = 250;

/** A worker prints it. After a while the caller is asked to try again. */
async function waitForFile({ database, jobs }: Platform, { id }: StoredReceipt): Promise<string> {
  const stored = await findReceiptFile(database, id);
  if (stored !== null) return stored;
  await jobs.enqueue(database, 'receipt', { receiptId: id }, { isUrgent: true });
  for (let waitedMs = 0; waitedMs < waitAtMostMs; waitedMs += lookEveryMs) {
    await wait(lookEveryMs);
    const made = await findReceiptFile(database, id);
    if (made !== null) return made;
  }
  throw codedError('SERVICE_UNAVAILABLE');
}

/** The same receipt with "Copy" on it, at the right edge under the head. */
async function markCopy(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf);
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of document.getPages()) {
    page.drawText('Copy', {
      x: page.getWidth() - 22,
      y: page.getHeight() - 160,
      size: 14,
      font,
      color: rgb(0.47, 0.11, 0.18),
      rotate: degrees(90),
    });
  }
  return document.save();
}
