import { type ReactNode, useState } from 'react';
import { countedTotal } from '../../i18n/format-total.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Dialog } from '../dialog.tsx';
import type { ListRow } from './list-types.ts';
import type { DataListState } from './use-data-list.ts';

interface Waiting {
  run: () => void;
  onRefused: (() => void) | undefined;
}

interface EndSelection {
  /** Runs `run` at once, or after the person agrees to end the selection. */
  guard: (run: () => void, onRefused?: () => void) => void;
  dialog: ReactNode;
}

/** Another tab, search or filter ends the selection, so it asks first. */
export function useEndSelection<Row extends ListRow>(list: DataListState<Row>): EndSelection {
  const t = useMessages('list');
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const count = list.selectedCount;
  const close = () => {
    waiting?.onRefused?.();
    setWaiting(null);
  };
  return {
    guard: (run, onRefused) => (count === 0 ? run() : setWaiting({ run, onRefused })),
    dialog:
      waiting === null ? null : (
        <Dialog
          title={t('selection.endTitle')}
          confirmLabel={t('selection.end')}
          onConfirm={() => {
            setWaiting(null);
            list.selection.clear();
            waiting.run();
          }}
          cancel={{ label: t('selection.keep'), onCancel: close }}
        >
          <p>{t('selection.endText', countedTotal(count))}</p>
        </Dialog>
      ),
  };
}
