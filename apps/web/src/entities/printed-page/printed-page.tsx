import '../../shared/brand/fonts/heavy.css';
import { bookCss, fitPages, pageGeometry, renderProfilePage } from '@suchi/book';
import type { OwnProof } from '@suchi/contracts/proof';
import { useEffect, useRef } from 'react';
import { association } from '../../shared/brand/association.ts';
import classes from './printed-page.module.css';

interface PrintedPageProps {
  page: NonNullable<OwnProof['page']>;
}

const size = 'A5';
/** CSS counts 96 pixels an inch. */
const pixelsPerMm = 96 / 25.4;
const width = pageGeometry[size].width * pixelsPerMm;
const height = pageGeometry[size].height * pixelsPerMm;

let style: CSSStyleSheet | null = null;
function pageStyle(): CSSStyleSheet {
  if (style === null) {
    style = new CSSStyleSheet();
    style.replaceSync(bookCss(size, { bleed: 0 }));
  }
  return style;
}

/**
 * A page of the book, drawn by the same code that lays out the file for the printer. It is as wide as its place; the
 * styles of the book and of the app do not touch each other.
 */
export function PrintedPage({ page }: PrintedPageProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return undefined;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [pageStyle()];
    root.innerHTML = renderProfilePage({
      size,
      page: page.number,
      edition: { year: page.year },
      association,
      profile: page.printed,
      section: page.section,
      photoUrl: page.photo?.urls.page ?? null,
    });
    let isGone = false;
    // Words have their width only when the fonts are here.
    void document.fonts.ready.then(() => {
      if (!isGone) fitPages(root);
    });
    return () => {
      isGone = true;
    };
  }, [page]);
  useEffect(() => {
    const frame = host.current?.parentElement;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => {
      frame.style.setProperty('--scale', String(frame.clientWidth / width));
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <div ref={host} className={classes.page} style={{ width, height }} />
    </div>
  );
}
