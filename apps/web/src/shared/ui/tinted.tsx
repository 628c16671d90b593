import { classList } from './class-list.ts';
import { type Drawn, Row } from './layout.tsx';
import type { Voice } from './voice.ts';

interface TintedProps extends Voice {
  /** The background, and the words on it in the same tone; on a sunken one they keep theirs. */
  tint: 'sunken' | 'gold' | 'amber' | 'error' | 'success' | 'info' | 'brand';
}

/** A word or two on a background of their own. */
export function Mark({ tint, className, ...rest }: Drawn<'span', TintedProps>) {
  return (
    <Row as="span" inline gap={2} {...rest} className={classList('tinted mark', `tint-${tint}`, className)} />
  );
}
