import type { OpenedProfile } from '@suchi/contracts/discovery';
import { IconNote } from '@tabler/icons-react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useNotes } from '../api/use-notes.ts';
import classes from './own-notes.module.css';

interface OwnNotesProps {
  profileId: number;
  notes: OpenedProfile['notes'];
}

/** The viewer's private notes about this profile. */
export function OwnNotes({ profileId, notes }: OwnNotesProps) {
  const t = useMessages('people');
  const { remove } = useNotes(profileId);
  if (notes.length === 0) return null;

  function removeOne(noteId: number) {
    remove(noteId).then(
      () => showToast({ message: t('note.removed'), tone: 'success' }),
      (error: unknown) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    );
  }

  return (
    <section className={classes.notes} aria-label={t('note.own')}>
      <IconNote size={24} className={classes.icon} aria-hidden="true" />
      <h2 className={classes.title}>{t('note.own')}</h2>
      <ul className={classes.list}>
        {notes.map(({ id, note }) => (
          <li key={id} className={classes.note}>
            <p className={classes.text}>{note}</p>
            <Button
              look="default"
              size="small"
              aria-label={t('note.removeWhich', { note })}
              onClick={() => removeOne(id)}
            >
              {t('note.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
