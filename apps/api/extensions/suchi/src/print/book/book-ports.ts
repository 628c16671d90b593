import type { Book, SheetRange } from '@suchi/book';
import type { PrintedProfile } from '@suchi/domain/print';
import type { JobPlatform } from '../../platform/platform.ts';
import type { BookStorage } from './book-storage.ts';

/** Where the pictures of the pages are on disk. */
export interface BookPicturePaths {
  photoOf: (profile: PrintedProfile) => string | null;
  cover: string | null;
  logo: string | null;
}

export interface PrintedChunk {
  pdf: Uint8Array;
  /** Profile pages that are set as tight as it goes, or that do not fit. */
  fits: { serialNumber: number; kind: 'tight_page' | 'long_text' }[];
}

/** Lays out pages of the book. */
export interface BookLayout {
  printChunk(book: Book, pictures: BookPicturePaths, range: SheetRange): Promise<PrintedChunk>;
  /** Back, spine and front as one page. */
  printCover(book: Book, pictures: BookPicturePaths, spineMm: number): Promise<Uint8Array>;
}

/** What making a file needs of the worker. */
export interface BookPorts {
  platform: JobPlatform;
  storage: BookStorage;
  layout: BookLayout;
  /** The profile of the printing condition. */
  profilePath: string;
}
