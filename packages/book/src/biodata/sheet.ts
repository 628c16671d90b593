import type { BiodataGroup, BiodataLayout, BiodataShape, ChangeableLine } from '@suchi/domain/biodata';

/** What a biodata says, in words of one language. Everything that is drawn of it comes from here. */
export interface BiodataSheet {
  language: string;
  /** Above the title of the classic layout. */
  heading: string | null;
  title: string;
  name: string;
  /** The name in the other letters. */
  otherName: string | null;
  /** In place of a photo. */
  initial: string;
  /** Age, height, work and town, for the layouts that begin with them. */
  summary: string[];
  groups: WordedGroup[];
  association: string;
  /** The suchi number and the date. */
  foot: string[];
}

export interface WordedGroup extends Omit<BiodataGroup, 'lines'> {
  title: string;
  lines: WordedLine[];
}

export interface WordedLine {
  line: Exclude<ChangeableLine, 'name'>;
  label: string;
  value: string;
}

export interface BiodataPage {
  sheet: BiodataSheet;
  layout: BiodataLayout;
  shape: BiodataShape;
  photoUrl: string | null;
}

/** In the pixels of CSS. A sheet of A4, and a picture of 1080 by 1920 dots at one and a half. */
export const biodataSizes: Record<BiodataShape, { width: number; height: number }> = {
  a4: { width: 794, height: 1123 },
  phone: { width: 720, height: 1280 },
};
