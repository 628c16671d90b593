import { useEffect, useRef } from 'react';
import classes from './printed-page.module.css';

interface ScaledPageProps {
  /** Of the package of the book, which escapes what people typed. */
  html: string;
  style: CSSStyleSheet;
  width: number;
  height: number;
  /** Sets the page when its fonts are here. */
  fit: (root: ShadowRoot) => unknown;
}

/** A page of the book's package, as wide as its place. Its styles and those of the app do not touch each other. */
export function ScaledPage({ html, style, width, height, fit }: ScaledPageProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return undefined;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    root.innerHTML = html;
    let isGone = false;
    // Words have their width only when the fonts are here.
    void document.fonts.ready.then(() => {
      if (!isGone) fit(root);
    });
    return () => {
      isGone = true;
    };
  }, [html, style, fit]);
  useEffect(() => {
    const frame = host.current?.parentElement;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => {
      frame.style.setProperty('--scale', String(frame.clientWidth / width));
    });
    observer.observe(frame);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }}>
      <div ref={host} className={classes.page} style={{ width, height }} />
    </div>
  );
}
