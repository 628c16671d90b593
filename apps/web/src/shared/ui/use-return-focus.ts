import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what opened a dialog. Mantine does so for dialogs that stay mounted; ours are mounted when
 * they open.
 */
export function useReturnFocus(): void {
  // Read while rendering, before the dialog takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
