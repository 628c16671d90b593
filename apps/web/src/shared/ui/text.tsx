import type { ElementType, JSX } from 'react';
import type { Drawn } from './layout.tsx';
import { splitVoice, type Voice } from './voice.ts';

type Tag = keyof JSX.IntrinsicElements;

/** A paragraph, or with `as` another element, in one of the voices of the design. */
export function Text<Name extends Tag = 'p'>({ as, ...props }: Drawn<Name, Voice>) {
  const Element = (as ?? 'p') as ElementType;
  const { voice, rest } = splitVoice<Voice>(props);
  return <Element {...rest} className={voice} />;
}

/** Read aloud, and not seen. */
export function VisuallyHidden<Name extends Tag = 'span'>({ as, ...rest }: Drawn<Name, object>) {
  const Element = (as ?? 'span') as ElementType;
  return <Element {...rest} className="visually-hidden" />;
}
