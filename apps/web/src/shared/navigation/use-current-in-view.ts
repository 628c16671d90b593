import { type RefObject, useEffect } from 'react';

/** Scrolls a list of links so that the current one can be seen. `current` says which page that is. */
export function useCurrentInView(list: RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [list, current]);
}
