import type {
  BookBinding,
  BookSize,
  CoverDesign,
  Edition,
  PrintedProfile,
  PrintSection,
  SectionKind,
} from '@suchi/domain/print';

/** What the book says about the association. */
export interface BookAssociation {
  name: string;
  /** The name of the app, at the foot of each page. */
  shortName: string;
  ownScriptName: string | null;
  /** The file of its own logo. The mark of the release is printed only where there is none. */
  logo: string | null;
  /** The line above a section's heading, in the association's own language. The heading is what the admin typed. */
  sectionNames: Record<SectionKind, string>;
  address: string | null;
  email: string | null;
  phone: string | null;
}

export type BookEdition = Pick<Edition, 'year' | 'sections' | 'eventDate' | 'eventPlace'>;

/** Everything that decides what is on the pages. The same book gives the same pages. */
export interface Book {
  size: BookSize;
  edition: BookEdition;
  association: BookAssociation;
  /** The association's, as six hexadecimal digits in capitals. */
  colour: string;
  cover: CoverDesign;
  /** The association's word for its book on the cover; without one it is सूची. */
  word?: string | null;
  /** How many pages a sheet has and how thick a leaf is. */
  binding?: BookBinding;
  profiles: readonly PrintedProfile[];
}

/** A candidate of the book, with the section of the number. */
export interface BookEntry {
  serialNumber: number;
  section: PrintSection;
  profile: PrintedProfile;
}

/** Where the pictures are, for the one who shows or prints the pages. */
export interface BookPictures {
  photoUrlOf: (profile: PrintedProfile) => string | null;
  /** The picture of the first cover design. */
  coverUrl: string;
  /** The association's own logo, square and on white; null where there is none. */
  logoUrl: string | null;
}
