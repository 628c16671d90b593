import type { Picture } from '@suchi/contracts/media';
import type { BookSize, CoverDesign } from '@suchi/domain/print';

/** What the admin chooses for the next file. */
export interface BookDesign {
  size: BookSize;
  cover: CoverDesign;
  picture: Picture | null;
}
