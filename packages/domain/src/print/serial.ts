import type { Edition, PrintSection } from './edition.ts';

/** Whether a candidate is in the book; a card of another one says "Not printed in suchi". */
export type SerialLabel = 'printed' | 'not_printed';

/** The label of a serial number: not printed without one, and above the last one of the book. */
export function findSerialLabel(
  serialNumber: number | null,
  { printedUpToSerial }: Pick<Edition, 'printedUpToSerial'>,
): SerialLabel {
  return serialNumber !== null && serialNumber >= 1 && serialNumber <= printedUpToSerial
    ? 'printed'
    : 'not_printed';
}

/** The section of the printed index a serial number belongs to; null in a gap. */
export function findSection(
  serialNumber: number,
  { sections }: Pick<Edition, 'sections'>,
): PrintSection | null {
  return sections.find(({ from, to }) => serialNumber >= from && serialNumber <= to) ?? null;
}
