import { useMessages } from '../../../shared/i18n/messages.ts';
import { KeysDialog } from '../../../shared/ui/keys-dialog.tsx';

const shortcuts = [
  ['J', 'longNext'],
  ['K', 'longPrevious'],
  ['A', 'longApprove'],
  ['R', 'longReject'],
  ['Ctrl Enter', 'longRejectTyping'],
  ['Z', 'longUndo'],
  ['D', 'longWhole'],
  ['/', 'longSearch'],
  ['?', 'longAll'],
] as const;

interface ShortcutsDialogProps {
  onClose: () => void;
}

export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const t = useMessages('admin');
  return (
    <KeysDialog
      title={t('review.shortcuts.title')}
      note={t('review.shortcuts.note')}
      keys={shortcuts.map(([key, word]) => [key, t(`review.shortcuts.${word}`)])}
      onClose={onClose}
    />
  );
}
