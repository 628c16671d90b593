import type { ElementType, JSX } from 'react';
import { classList } from './class-list.ts';
import type { Drawn } from './layout.tsx';
import classes from './text.module.css';

interface TextProps {
  /** Soft and muted are the second and the third voice of a page. */
  tone?: 'ink' | 'soft' | 'muted' | 'brand' | 'error' | 'success' | 'gold' | undefined;
  /** As the text around it when left out. */
  size?: 'xs' | 'sm' | 'md' | 'body' | 'lg' | 'xl' | '2xl' | undefined;
  weight?: 'regular' | 'bold' | undefined;
  /** For headings that are written like text, and the other way round. */
  face?: 'plain' | 'display' | undefined;
  /** All on one line. */
  nowrap?: boolean | undefined;
  /** For what people typed: a word without spaces breaks anywhere. */
  breaks?: boolean | undefined;
  /** Figures of one width, for columns and counts. */
  figures?: boolean | undefined;
  className?: string | undefined;
}

/** A paragraph, or with `as` another element, in one of the voices of the design. */
export function Text<Name extends keyof JSX.IntrinsicElements = 'p'>({
  as,
  tone,
  size,
  weight,
  face,
  nowrap = false,
  breaks = false,
  figures = false,
  className,
  ...rest
}: Drawn<Name, TextProps>) {
  const Element = (as ?? 'p') as ElementType;
  const look = classList(
    tone && classes[tone],
    size && classes[size === '2xl' ? 'size-2xl' : size],
    weight && classes[weight],
    face && classes[face],
    nowrap && classes.nowrap,
    breaks && classes.breaks,
    figures && classes.figures,
    className,
  );
  return <Element {...rest} className={look} />;
}

type HiddenProps<Name extends keyof JSX.IntrinsicElements> = Drawn<Name, object>;

/** Read aloud, and not seen. */
export function VisuallyHidden<Name extends keyof JSX.IntrinsicElements = 'span'>({
  as,
  ...rest
}: HiddenProps<Name>) {
  const Element = (as ?? 'span') as ElementType;
  return <Element {...rest} className="visually-hidden" />;
}
