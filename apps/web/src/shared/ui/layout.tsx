import type { ComponentProps, ElementType, JSX } from 'react';
import { classList } from './class-list.ts';
import classes from './layout.module.css';

type Tag = keyof JSX.IntrinsicElements;

/** The props of a primitive, and those of the element that it is drawn as. */
export type Drawn<Name extends Tag, Own> = Own & { as?: Name } & Omit<ComponentProps<Name>, keyof Own | 'as'>;

/** Steps of `--space-…` in tokens.css: 3 is 12 pixels. */
export type Space = 'half' | 1 | 2 | 3 | 4 | 5 | 6 | 8;

interface StackProps {
  gap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
}

/** One below the other. */
export function Stack<Name extends Tag = 'div'>({
  as,
  gap,
  align,
  className,
  ...rest
}: Drawn<Name, StackProps>) {
  const Element = (as ?? 'div') as ElementType;
  const look = classList(classes.stack, gapOf(gap), align && classes[align], className);
  return <Element {...rest} className={look} />;
}

interface RowProps {
  gap?: Space | undefined;
  /** Centred when left out. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** What does not fit goes to the next line. */
  wrap?: boolean | undefined;
  className?: string | undefined;
}

/** Side by side. */
export function Row<Name extends Tag = 'div'>({
  as,
  gap,
  align,
  justify,
  wrap = false,
  className,
  ...rest
}: Drawn<Name, RowProps>) {
  const Element = (as ?? 'div') as ElementType;
  const look = classList(
    classes.row,
    gapOf(gap),
    align && classes[align],
    justify && classes[`justify-${justify}`],
    wrap && classes.wrap,
    className,
  );
  return <Element {...rest} className={look} />;
}

interface CardProps {
  padding?: 3 | 4 | 5 | 6 | undefined;
  /** With a gap its parts are one below the other. */
  gap?: Space | undefined;
  className?: string | undefined;
}

/** A framed part of a page. */
export function Card<Name extends Tag = 'div'>({
  as,
  padding,
  gap,
  className,
  ...rest
}: Drawn<Name, CardProps>) {
  const Element = (as ?? 'div') as ElementType;
  const look = classList(
    classes.card,
    padding && classes[`pad-${padding}`],
    gap && classes.stack,
    gapOf(gap),
    className,
  );
  return <Element {...rest} className={look} />;
}

interface ListProps {
  gap?: Space | undefined;
  /** A line between the entries. */
  isDivided?: boolean | undefined;
  className?: string | undefined;
}

/** Entries one below the other, without marks. */
export function List<Name extends 'ul' | 'ol' | 'dl' = 'ul'>({
  as,
  gap,
  isDivided = false,
  className,
  ...rest
}: Drawn<Name, ListProps>) {
  const Element = (as ?? 'ul') as ElementType;
  const look = classList(classes.stack, gapOf(gap), isDivided && classes.divided, className);
  return <Element {...rest} className={look} />;
}

function gapOf(gap: Space | undefined): string | undefined {
  return gap && classes[`gap-${gap}`];
}
