import { useMediaQuery } from '@mantine/hooks';
import { inEm } from './in-em.ts';

/** Whether the screen is as the media query says, from the first drawing on. */
export function useScreen(query: string): boolean {
  return useMediaQuery(inEm(query), false, { getInitialValueInEffect: false });
}
