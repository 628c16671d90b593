/** Why a page cannot go to the press. */
export type PressReason = 'unmapped_colour' | 'gradient' | 'transparency' | 'unknown_image' | 'inline_image';

/** The page is counted from 1 in the file that is converted. */
export class PressError extends Error {
  readonly reason: PressReason;
  readonly detail: string;
  readonly page: number | null;

  constructor(reason: PressReason, detail: string, page: number | null = null) {
    super(`${reason} ${detail}${page === null ? '' : ` on page ${page}`}`);
    this.reason = reason;
    this.detail = detail;
    this.page = page;
  }

  onPage(page: number | null): PressError {
    return new PressError(this.reason, this.detail, page);
  }
}
