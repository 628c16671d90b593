import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { DeskDecision } from './desk-state.ts';
import { KeyCap } from '../profile/key-cap.tsx';
import classes from './undo-toast.module.css';

interface UndoToastProps {
  held: DeskDecision | null;
  onUndo: () => void;
}

/** The last decision while it can be undone. The bar's animation takes `undoMs`. */
export function UndoToast({ held, onUndo }: UndoToastProps) {
  const t = useMessages('admin');
  return (
    // Always rendered: a live region that appears together with its text is often not announced.
    <div className={classes.place} role="status">
      {held === null ? null : (
        <div key={held.profileId} className={classes.toast}>
          {held.action === 'approve' ? (
            <IconCircleCheck size={22} aria-hidden="true" className={classes.approved} />
          ) : (
            <IconCircleX size={22} aria-hidden="true" className={classes.rejected} />
          )}
          <span className={classes.words}>
            {t(`review.undo.${held.action}`)} <span className={classes.name}>{held.name}</span>
          </span>
          <button type="button" className={classes.undo} onClick={onUndo}>
            {t('review.undo.button')}
            <KeyCap on="dark">Z</KeyCap>
          </button>
          <span className={classes.bar} aria-hidden="true" />
        </div>
      )}
    </div>
  );
}
