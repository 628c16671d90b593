import '../../shared/brand/fonts/heavy.css';
import { bookCss, fitPages, pageGeometry, renderProfilePage } from '@suchi/book';
import type { OwnProof } from '@suchi/contracts/proof';
import { association } from '../../shared/brand/association.ts';
import { ScaledPage } from './scaled-page.tsx';

interface PrintedPageProps {
  page: NonNullable<OwnProof['page']>;
}

const size = 'A5';
/** CSS counts 96 pixels an inch. */
const pixelsPerMm = 96 / 25.4;

let style: CSSStyleSheet | null = null;
function pageStyle(): CSSStyleSheet {
  if (style === null) {
    style = new CSSStyleSheet();
    style.replaceSync(bookCss(size, { bleed: 0 }));
  }
  return style;
}

/** A page of the book, drawn by the same code that lays out the file for the printer. */
export function PrintedPage({ page }: PrintedPageProps) {
  return (
    <ScaledPage
      style={pageStyle()}
      width={pageGeometry[size].width * pixelsPerMm}
      height={pageGeometry[size].height * pixelsPerMm}
      fit={fitPages}
      html={renderProfilePage({
        size,
        page: page.number,
        edition: { year: page.year },
        association,
        profile: page.printed,
        section: page.section,
        photoUrl: page.photo?.urls.page ?? null,
      })}
    />
  );
}
