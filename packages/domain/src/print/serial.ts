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

/** The section of the printed index for a serial number; null in a gap. */
export function findSection<Section extends SerialRange>(
  serialNumber: number,
  { sections }: { sections: readonly Section[] },
): Section | null {
  return sections.find(({ from, to }) => serialNumber >= from && serialNumber <= to) ?? null;
}
