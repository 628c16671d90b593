import { classList } from './class-list.ts';

/** What every primitive takes. */
export interface Voice {
  /** Soft and muted are the second and the third voice of a page. */
  tone?: 'ink' | 'soft' | 'muted' | 'brand' | 'error' | 'success' | 'gold' | undefined;
  /** As the text around it when left out. */
  size?: 'xs' | 'sm' | 'md' | 'body' | 'lg' | 'xl' | '2xl' | '3xl' | undefined;
  weight?: 'regular' | 'bold' | undefined;
  /** For headings that are written like text, and the other way round. */
  face?: 'plain' | 'display' | undefined;
  /** The height of a line: snug for a line or two, tight for large letters. */
  leading?: 'tight' | 'snug' | undefined;
  /** All on one line. */
  nowrap?: boolean | undefined;
  /** On one line, and cut with dots where it does not fit. */
  ellipsis?: boolean | undefined;
  /** For what people typed: a word without spaces breaks anywhere. */
  breaks?: boolean | undefined;
  /** Figures of one width, for columns and counts. */
  figures?: boolean | undefined;
  /** Takes the room that is left in a row. */
  grow?: boolean | undefined;
  /** Space above; between the parts of one thing use the gap of a Stack. */
  above?: 'half' | 1 | 2 | 3 | 4 | 5 | 6 | 8 | undefined;
  className?: string | undefined;
}

/** The classes of a voice, and the props that are left for the element. */
export function splitVoice<Props extends Voice>({
  tone,
  size,
  weight,
  face,
  leading,
  nowrap = false,
  ellipsis = false,
  breaks = false,
  figures = false,
  grow = false,
  above,
  className,
  ...rest
}: Props) {
  const voice = classList(
    tone,
    size && `size-${size}`,
    weight,
    face,
    leading,
    nowrap && 'nowrap',
    ellipsis && 'ellipsis',
    breaks && 'breaks',
    figures && 'figures',
    grow && 'grow',
    above && `above-${above}`,
    className,
  );
  return { voice, rest };
}
