import { useMessages } from '../../../shared/i18n/messages.ts';
import { KeyCap } from '../../../shared/ui/key-cap.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { PartlyHidden } from '../../../shared/ui/partly-hidden.tsx';
import classes from './shortcuts-bar.module.css';

const shown = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['Z', 'undo'],
  ['D', 'whole'],
] as const;

interface ShortcutsBarProps {
  onShowAll: () => void;
}

export function ShortcutsBar({ onShowAll }: ShortcutsBarProps) {
  const t = useMessages('admin');
  return (
    <div className={classes.bar}>
      {shown.map(([key, word]) => (
        <span key={key} className={classes.shortcut} aria-hidden="true">
          <KeyCap>{key}</KeyCap> {t(`review.shortcuts.${word}`)}
        </span>
      ))}
      <PlainButton className={classes.all} onClick={onShowAll}>
        <KeyCap>?</KeyCap> <PartlyHidden text={t('review.shortcuts.all')} />
      </PlainButton>
    </div>
  );
}
