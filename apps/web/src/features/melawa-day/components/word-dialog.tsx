import { wordMaxLength } from '@suchi/domain/melawa';
import { type FormEvent, useState } from 'react';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useTellEverybody } from '../api/melawa-day-api.ts';
import { useAct } from '../model/use-act.ts';
import classes from './word-dialog.module.css';

/** Typed, then read once more before it goes to every phone. */
export function WordDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('melawaDay');
  const [text, setText] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const tell = useTellEverybody();
  const act = useAct();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    if (!isAsking) setIsAsking(true);
    else if (await act(tell, text.trim(), t('word.sent'))) onClose();
  }

  return (
    <OfficeDialog title={t(isAsking ? 'word.ask' : 'word.title')} lead={t('word.lead')} onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        {isAsking ? (
          <Text size="xl" className={classes.word}>
            {text.trim()}
          </Text>
        ) : (
          <TextAreaField
            label={t('word.text')}
            hint={t('word.left', { count: wordMaxLength - text.length })}
            rows={3}
            maxLength={wordMaxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
            data-autofocus
          />
        )}
        <DialogFoot>
          <Button look="default" onClick={isAsking ? () => setIsAsking(false) : onClose}>
            {t(isAsking ? 'word.change' : 'word.cancel')}
          </Button>
          <Button type="submit" disabled={text.trim() === ''} isBusy={tell.isPending}>
            {t(isAsking ? 'word.send' : 'word.next')}
          </Button>
        </DialogFoot>
      </form>
    </OfficeDialog>
  );
}
