import { useMessages } from '../../../shared/i18n/messages.ts';
import { KeyCap } from '../profile/key-cap.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import classes from './shortcuts-dialog.module.css';

const shortcuts = [
  ['J', 'longNext'],
  ['K', 'longPrevious'],
  ['A', 'longApprove'],
  ['R', 'longReject'],
  ['Z', 'longUndo'],
  ['/', 'longSearch'],
  ['?', 'longAll'],
] as const;

interface ShortcutsDialogProps {
  onClose: () => void;
}

export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const t = useMessages('admin');
  return (
    <OfficeDialog title={t('review.shortcuts.title')} onClose={onClose}>
      <p className={classes.note}>{t('review.shortcuts.note')}</p>
      <dl className={classes.list}>
        {shortcuts.map(([key, word]) => (
          <div key={key} className={classes.row}>
            <dt>
              <span className="visually-hidden">{key}</span>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{t(`review.shortcuts.${word}`)}</dd>
          </div>
        ))}
      </dl>
    </OfficeDialog>
  );
}
