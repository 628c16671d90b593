import type { ComponentProps, CSSProperties } from 'react';
import { classList } from './class-list.ts';
import type { Space } from './layout.tsx';

interface GridProps extends ComponentProps<'div'> {
  gap?: Space | undefined;
}

interface ColumnsProps extends GridProps {
  /** One below the other up to this width of the screen. */
  from: 640 | 1024 | 1200;
  /** The columns from that width on, as in `grid-template-columns`. */
  template: string;
  /** At the start when left out. */
  align?: 'start' | 'stretch';
}

/** The columns of a page or a form. */
export function Columns({ from, template, gap, align = 'start', className, ...rest }: ColumnsProps) {
  const look = classList('columns', `columns-${from}`, gap && `gap-${gap}`, `align-${align}`, className);
  return <div {...rest} className={look} style={{ '--columns': template } as CSSProperties} />;
}

interface TilesProps extends GridProps {
  as?: 'div' | 'ul';
  /** The least width of a tile in pixels. */
  least: number;
  /** Few tiles share the whole width. */
  isFull?: boolean;
}

/** Tiles of one width, as many in a line as there is room for. */
export function Tiles({ as, least, isFull = false, gap, className, ...rest }: TilesProps) {
  const Element = (as ?? 'div') as 'div';
  const look = classList('tiles', isFull && 'tiles-full', gap && `gap-${gap}`, className);
  return <Element {...rest} className={look} style={{ '--least': `${least}px` } as CSSProperties} />;
}
