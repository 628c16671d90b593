import type { Key, ReactNode } from 'react';
import { PlainButton } from './plain-button.tsx';
import { Row } from './layout.tsx';
import { Text } from './text.tsx';
import classes from './undo-bar.module.css';

interface UndoBarProps {
  /** What can be undone; null when nothing can. */
  held: { key: Key; icon: ReactNode; tone?: 'done' | 'refused'; words: ReactNode } | null;
  undo: { label: ReactNode; onUndo: () => void };
  /** Over the left column of a desk, and not in the middle. */
  isInCorner?: boolean;
}

/** The last action while it can be undone. The bar's animation takes `undoMs`. */
export function UndoBar({ held, undo, isInCorner = false }: UndoBarProps) {
  return (
    // Always rendered: a live region that appears together with its text is often not announced.
    <div className={`${classes.place} ${isInCorner ? classes.corner : ''}`} role="status">
      {held === null ? null : (
        <Row key={held.key} gap={3} leading="snug" className={classes.toast}>
          <span className={classes.icon} data-tone={held.tone ?? 'done'} aria-hidden="true">
            {held.icon}
          </span>
          <Text as="span" grow className={classes.words}>
            {held.words}
          </Text>
          <PlainButton className={`touch gap-2 bold ${classes.undo}`} onClick={undo.onUndo}>
            {undo.label}
          </PlainButton>
          <span className={classes.bar} aria-hidden="true" />
        </Row>
      )}
    </div>
  );
}
