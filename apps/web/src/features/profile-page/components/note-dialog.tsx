import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useNotes } from '../api/use-notes.ts';
import { MessageDialog } from './message-dialog.tsx';

/** Same limit as the database. */
const length = { min: 1, max: 2000 };

interface NoteDialogProps {
  profileId: number;
  name: string;
  onClose: () => void;
}

export function NoteDialog({ profileId, name, onClose }: NoteDialogProps) {
  const t = useMessages('people');
  const { add } = useNotes(profileId);
  return (
    <MessageDialog
      words={{
        title: t('note.title'),
        text: t('note.text', { name }),
        field: t('note.field'),
        confirm: t('note.save'),
      }}
      length={length}
      onSend={async (note) => {
        await add(note);
        showToast({ message: t('note.saved'), tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
