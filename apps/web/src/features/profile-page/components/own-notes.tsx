import type { OpenedProfile } from '@suchi/contracts/discovery';
import { IconClock, IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import { useWaitingNotes } from '../../../entities/profile-mark/marks-api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useNotes } from '../api/use-notes.ts';
import classes from './own-notes.module.css';

const NoteDialog = lazyPart(() => import('./note-dialog.tsx').then((module) => module.NoteDialog));

interface OwnNotesProps {
  profileId: number;
  name: string;
  notes: OpenedProfile['notes'];
}

/** The viewer's private notes about this profile. */
export function OwnNotes({ profileId, name, notes }: OwnNotesProps) {
  const t = useMessages('people');
  const { remove } = useNotes(profileId);
  const [edited, setEdited] = useState<OwnNotesProps['notes'][number] | null>(null);
  const waiting = useWaitingNotes(profileId);
  if (notes.length + waiting.length === 0) return null;

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
        {notes.map(({ id, note, at }) => (
          <li key={id} className={classes.note}>
            <p className={classes.text}>{note}</p>
            <Button
              look="default"
              size="small"
              aria-label={t('note.editWhich', { note })}
              onClick={() => setEdited({ id, note, at })}
            >
              {t('note.edit')}
            </Button>
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
        {waiting.map(({ key, note }) => (
          <li key={key} className={classes.note}>
            <p className={classes.text}>{note}</p>
            <p className={classes.waits}>
              <IconClock size={20} aria-hidden="true" />
              {t('note.waits')}
            </p>
          </li>
        ))}
      </ul>
      {edited ? (
        <NoteDialog profileId={profileId} name={name} note={edited} onClose={() => setEdited(null)} />
      ) : null}
    </section>
  );
}
