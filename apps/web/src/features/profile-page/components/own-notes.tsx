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
import { Text } from '../../../shared/ui/text.tsx';
import { List, Row } from '../../../shared/ui/layout.tsx';
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
    <section className={`framed tint-gold ${classes.notes}`} aria-label={t('note.own')}>
      <IconNote size={24} className="gold" aria-hidden="true" />
      <Text as="h2" tone="gold" size="body" weight="bold" face="plain">
        {t('note.own')}
      </Text>
      <List gap={3} className={classes.list}>
        {notes.map(({ id, note, at }) => (
          <Row as="li" key={id} gap={4} rowGap={2} justify="between" wrap>
            <Text size="lg" breaks className={classes.text}>
              {note}
            </Text>
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
          </Row>
        ))}
        {waiting.map(({ key, note }) => (
          <Row as="li" key={key} gap={4} rowGap={2} justify="between" wrap>
            <Text size="lg" breaks className={classes.text}>
              {note}
            </Text>
            <Row as="p" gap={2} tone="gold" weight="regular">
              <IconClock size={20} aria-hidden="true" />
              {t('note.waits')}
            </Row>
          </Row>
        ))}
      </List>
      {edited ? (
        <NoteDialog profileId={profileId} name={name} note={edited} onClose={() => setEdited(null)} />
      ) : null}
    </section>
  );
}
