import type { ComponentProps, ElementType, JSX } from 'react';
import { classList } from './class-list.ts';
import { splitVoice, type Voice } from './voice.ts';

type Tag = keyof JSX.IntrinsicElements;

/** The props of a primitive, and those of the element that it is drawn as. */
export type Drawn<Name extends Tag, Own> = Own & { as?: Name } & Omit<ComponentProps<Name>, keyof Own | 'as'>;

/** Steps of `--space-…` in tokens.css: 3 is 12 pixels. */
export type Space = 'half' | 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** A part of a page without a layout of its own. */
export function Box<Name extends Tag = 'div'>({ as, ...props }: Drawn<Name, Voice>) {
  const Element = (as ?? 'div') as ElementType;
  const { voice, rest } = splitVoice<Voice>(props);
  return <Element {...rest} className={voice} />;
}

interface StackProps extends Voice {
  gap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
}

/** One below the other. */
export function Stack<Name extends Tag = 'div'>({ as, gap, align, ...props }: Drawn<Name, StackProps>) {
  const Element = (as ?? 'div') as ElementType;
  const { voice, rest } = splitVoice<Voice>(props);
  const look = classList('stack', gapOf(gap), align && `stack-${align}`, voice);
  return <Element {...rest} className={look} />;
}

interface RowProps extends Voice {
  gap?: Space | undefined;
  /** Centred when left out. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'between' | 'center' | 'end' | undefined;
  /** What does not fit goes to the next line. */
  wrap?: boolean | undefined;
  /** As wide as its parts, inside a line of text. */
  inline?: boolean | undefined;
  /** Between two lines, where it is not the same as between two parts. */
  rowGap?: 0 | 'half' | 1 | 2 | 3 | 4 | undefined;
}

/** Side by side. */
export function Row<Name extends Tag = 'div'>({
  as,
  gap,
  align,
  justify,
  wrap = false,
  inline = false,
  rowGap,
  ...props
}: Drawn<Name, RowProps>) {
  const Element = (as ?? 'div') as ElementType;
  const { voice, rest } = splitVoice<Voice>(props);
  const look = classList(
    'row',
    gapOf(gap),
    align && `align-${align}`,
    justify && `justify-${justify}`,
    wrap && 'wrap',
    inline && 'inline',
    rowGap !== undefined && `row-gap-${rowGap}`,
    voice,
  );
  return <Element {...rest} className={look} />;
}

interface CardProps extends Voice {
  padding?: 3 | 4 | 5 | 6 | undefined;
  /** With a gap its parts are one below the other. */
  gap?: Space | undefined;
}

/** A framed part of a page. */
export function Card<Name extends Tag = 'div'>({ as, padding, gap, ...props }: Drawn<Name, CardProps>) {
  const Element = (as ?? 'div') as ElementType;
  const { voice, rest } = splitVoice<Voice>(props);
  const look = classList('card', padding && `pad-${padding}`, gap && 'stack', gapOf(gap), voice);
  return <Element {...rest} className={look} />;
}

interface ListProps extends Voice {
  gap?: Space | undefined;
  /** A line between the entries. */
  isDivided?: boolean | undefined;
}

/** Entries one below the other, without marks. */
export function List<Name extends 'ul' | 'ol' | 'dl' = 'ul'>({
  as,
  gap,
  isDivided = false,
  ...props
}: Drawn<Name, ListProps>) {
  const Element = (as ?? 'ul') as ElementType;
  const { voice, rest } = splitVoice<Voice>(props);
  const look = classList('stack', gapOf(gap), isDivided && 'divided', voice);
  return <Element {...rest} className={look} />;
}

function gapOf(gap: Space | undefined): string | undefined {
  return gap && `gap-${gap}`;
}
