import { type EditionStage, isBookPrinted } from './edition-stage.ts';
import type { Edition, SerialRange } from './edition.ts';

/** Whether a candidate is in the book; other cards show "Not printed in suchi". */
export type SerialLabel = 'printed' | 'not_printed';

/** The label of a serial number: not printed when missing or above the last one of the book. */
export function findSerialLabel(
  serialNumber: number | null,
  { printedUpToSerial }: Pick<Edition, 'printedUpToSerial'>,
): SerialLabel {
  return serialNumber !== null && serialNumber >= 1 && serialNumber <= printedUpToSerial
    ? 'printed'
    : 'not_printed';
}

/** Where an approved profile stands in the book of an edition. */
export const bookPlaces = ['number_follows', 'will_be_printed', 'printed', 'not_printed'] as const;
export type BookPlace = (typeof bookPlaces)[number];

/** `serialNumber` is the one in this edition. Without it, a number can still be given until the book is frozen. */
export function findBookPlace(
  serialNumber: number | null,
  edition: Pick<Edition, 'printedUpToSerial'> & { isFrozen: boolean; stage: EditionStage },
): BookPlace {
  const isPrinted = isBookPrinted(edition.stage);
  if (serialNumber === null && !edition.isFrozen && !isPrinted) return 'number_follows';
  if (findSerialLabel(serialNumber, edition) === 'not_printed') return 'not_printed';
  return isPrinted ? 'printed' : 'will_be_printed';
}

/** The section of the printed index for a serial number; null in a gap. */
export function findSection<Section extends SerialRange>(
  serialNumber: number,
  { sections }: { sections: readonly Section[] },
): Section | null {
  return sections.find(({ from, to }) => serialNumber >= from && serialNumber <= to) ?? null;
}
