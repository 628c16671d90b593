/** An A4 sheet of sticky labels, in millimetres. */
export interface SheetFormat {
  columns: number;
  rows: number;
  width: number;
  height: number;
  marginTop: number;
  marginSide: number;
  gapColumns: number;
}

/** A sheet for addresses. */
export interface LabelFormat extends SheetFormat {
  /** How many letters of an address fit: on two lines at the usual size, and on three smaller ones. */
  letters: { usual: number; small: number };
}

/** The two sheets that can be bought everywhere, by the number of labels on them. */
export const labelFormats = {
  14: {
    columns: 2,
    rows: 7,
    width: 99.1,
    height: 38.1,
    marginTop: 15.15,
    marginSide: 4.65,
    gapColumns: 2.5,
    letters: { usual: 84, small: 140 },
  },
  24: {
    columns: 3,
    rows: 8,
    width: 63.5,
    height: 33.9,
    marginTop: 12.9,
    marginSide: 7.25,
    gapColumns: 2.5,
    letters: { usual: 60, small: 96 },
  },
} as const satisfies Record<number, LabelFormat>;
export type LabelFormatName = keyof typeof labelFormats;
export const labelFormatNames = [14, 24] as const satisfies readonly LabelFormatName[];

/** Badges of the melawa, 27 on a sheet. */
export const badgeSheet: SheetFormat = {
  columns: 3,
  rows: 9,
  width: 63.5,
  height: 29.6,
  marginTop: 15.3,
  marginSide: 7.21,
  gapColumns: 2.54,
};

/** How many labels fit on a sheet. */
export function countLabels({ columns, rows }: SheetFormat): number {
  return columns * rows;
}

/** The left upper corner of a label, from the left upper corner of the sheet. */
export function placeLabel(format: SheetFormat, place: number): { left: number; top: number } {
  const { columns, width, height, marginTop, marginSide, gapColumns } = format;
  return {
    left: marginSide + (place % columns) * (width + gapColumns),
    top: marginTop + Math.floor(place / columns) * height,
  };
}

/** The labels of each sheet; the first sheet may be begun already. Places count from 0. */
export function layLabels<Label>(
  labels: readonly Label[],
  format: SheetFormat,
  firstPlace: number,
): { label: Label; place: number }[][] {
  const perSheet = countLabels(format);
  const sheets: { label: Label; place: number }[][] = [];
  for (const [index, label] of labels.entries()) {
    const position = firstPlace + index;
    const sheet = Math.floor(position / perSheet);
    (sheets[sheet] ??= []).push({ label, place: position % perSheet });
  }
  return sheets;
}

/** The size of an address's letters; one that is too long is printed small and must be checked by a person. */
export type AddressFit = 'usual' | 'small' | 'too_long';

/** How an address fits on a label. */
export function fitAddress(address: string, { letters }: LabelFormat): AddressFit {
  if (address.length <= letters.usual) return 'usual';
  return address.length <= letters.small ? 'small' : 'too_long';
}

/** A pincode in two groups, as the post office reads it; anything else as it was typed. */
export function formatPincode(pincode: string): string {
  const digits = pincode.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3)}` : pincode.trim();
}
