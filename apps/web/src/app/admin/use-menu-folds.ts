import { useState } from 'react';
import { session } from '../../shared/api/api.ts';
import { deviceStorage } from '../../shared/config/browser-storage.ts';

/** Which groups of the menu a person folded or unfolded, remembered on the device like the columns of a list. */
export function useMenuFolds() {
  const key = `suchi.menu.${session.userId() ?? ''}`;
  const [kept, setKept] = useState(() => new URLSearchParams(deviceStorage.getItem(key) ?? ''));
  return {
    /** Undefined until the person has chosen. */
    isOpen: (group: string | null): boolean | undefined => {
      const choice = group === null ? null : kept.get(group);
      return choice === null ? undefined : choice === 'open';
    },
    set: (group: string, isOpen: boolean) => {
      const next = new URLSearchParams(kept);
      next.set(group, isOpen ? 'open' : 'folded');
      deviceStorage.setItem(key, next.toString());
      setKept(next);
    },
  };
}
