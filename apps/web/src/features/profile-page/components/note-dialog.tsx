import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useNotes } from '../api/use-notes.ts';
import { MessageDialog } from './message-dialog.tsx';

/** Same limit as the database. */
const length = { min: 1, max: 2000 };

interface NoteDialogProps {
  profileId: number;
  name: string;
  /** The note to change; without it a new one is added. */
  note?: { id: number; note: string };
  onClose: () => void;
}

export function NoteDialog({ profileId, name, note, onClose }: NoteDialogProps) {
  const t = useMessages('people');
  const { add, change } = useNotes(profileId);
  return (
    <MessageDialog
      words={{
        title: t(note ? 'note.edit' : 'note.title'),
        text: t('note.text', { name }),
        field: t('note.field'),
        tooShort: t('note.empty'),
        confirm: t('note.save'),
      }}
      length={length}
      initial={note?.note ?? ''}
      keepAs={`note.${profileId}.${note?.id ?? 'new'}`}
      onSend={async (text) => {
        const isSent = note
          ? await change({ noteId: note.id, note: text }).then(() => true)
          : await add(text);
        showToast({ message: t(isSent ? 'note.saved' : 'note.waits'), tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
