import { useEffect, useState, useSyncExternalStore } from 'react';
import { countWithout } from './data-list/list-selection.ts';
import { createHeldActions, type HeldAction } from './held-actions.ts';

interface Page<Row> {
  total: number;
  rows: readonly Row[];
}

interface HeldActionsState {
  held: HeldAction | null;
  hold: (action: HeldAction) => void;
  undo: () => void;
  /** The rows without those that a held action takes away. */
  withoutHidden: <Row extends { id: number | string }>(page: Page<Row> | undefined) => Page<Row> | undefined;
}

/** Actions of one page that can be undone for ten seconds. Leaving the page sends the last one. */
export function useHeldActions(): HeldActionsState {
  const [actions] = useState(createHeldActions);
  const { held, sending } = useSyncExternalStore(actions.subscribe, actions.getState);
  useEffect(() => {
    window.addEventListener('pagehide', actions.release);
    return () => {
      window.removeEventListener('pagehide', actions.release);
      actions.release();
    };
  }, [actions]);
  const hiding = held === null ? sending : [...sending, held];
  return {
    held,
    hold: actions.hold,
    undo: actions.undo,
    withoutHidden: (page) => {
      if (page === undefined || hiding.length === 0) return page;
      const hidden = hiding.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0);
      const rows = page.rows.filter(({ id }) => !hiding.some(({ hides }) => hides(id)));
      return { total: Math.max(countWithout(page.total, hidden), rows.length), rows };
    },
  };
}
