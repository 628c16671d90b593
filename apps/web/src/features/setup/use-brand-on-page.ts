import { listBrandVariables, makePalette } from '@suchi/domain/settings';
import { useEffect } from 'react';

/** The whole page wears another colour, until it is left; null: that of the page. */
export function useBrandOnPage(colour: string | null): void {
  useEffect(() => {
    if (colour === null) return undefined;
    const { style } = document.documentElement;
    const variables = listBrandVariables(makePalette(colour));
    for (const [name, value] of variables) style.setProperty(name, value);
    return () => {
      for (const [name] of variables) style.removeProperty(name);
    };
  }, [colour]);
}
