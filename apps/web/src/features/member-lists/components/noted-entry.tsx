import type { ListEntry } from '@suchi/contracts/discovery';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useRemoveNote } from '../api/use-list-change.ts';
import { ListedCard } from './listed-card.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './noted-entry.module.css';
import { QuietEntry } from './quiet-entry.tsx';

interface NotedEntryProps {
  entry: ListEntry;
}

export function NotedEntry({ entry: { card, notes } }: NotedEntryProps) {
  const t = useMessages('people');
  // Joined as the specification says.
  const note = <p className={classes.text}>{notes.map((each) => each.note).join(', ')}</p>;
  const actions = <RemoveNotes notes={notes} />;
  return (
    <li>
      {card ? (
        <ListedCard card={card} note={note} actions={actions} />
      ) : (
        <QuietEntry title={t('lists.goneTitle')} text={t('lists.goneText')} note={note} actions={actions} />
      )}
    </li>
  );
}

/** With several notes, each button names the note it removes. */
function RemoveNotes({ notes }: Pick<ListEntry, 'notes'>) {
  const t = useMessages('people');
  const removeNote = useRemoveNote();
  const isOnly = notes.length === 1;
  return (
    <Stack gap={2} className={`bounded ${classes.removes} ${isOnly ? '' : classes.several}`}>
      {notes.map(({ id, note }) => (
        <Button
          key={id}
          look="default"
          size="small"
          aria-label={t('note.removeWhich', { note })}
          onClick={() => removeNote(id, t('note.removed'))}
        >
          <Text as="span" ellipsis>
            {isOnly ? t('note.remove') : t('note.removeWhich', { note })}
          </Text>
        </Button>
      ))}
    </Stack>
  );
}
