import { useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { useKeptText } from '../../../shared/forms/use-kept-text.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';

interface MessageDialogProps {
  words: { title: string; text: string; field: string; hint?: string; tooShort: string; confirm: string };
  length: { min: number; max: number };
  /** The text to change. */
  initial?: string;
  /** What is typed is kept on the device under this name until it is sent. */
  keepAs: string;
  onSend: (message: string) => Promise<void>;
  onClose: () => void;
}

/** One text to write and send. After a refusal, a closed page or the end of the session the text is still there. */
export function MessageDialog({ words, length, initial = '', keepAs, onSend, onClose }: MessageDialogProps) {
  const t = useMessages('people');
  const tCommon = useMessages('common');
  const { text, setText, forget, wasKept } = useKeptText(keepAs, initial);
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function send() {
    const message = text.trim();
    setRefusal([]);
    if (message.length < length.min) return setError(words.tooShort);
    if (message.length > length.max) return setError(t('message.tooLong', { count: length.max }));
    setError(undefined);
    setIsBusy(true);
    try {
      await onSend(message);
      forget();
    } catch (caught) {
      setRefusal(errorWords(caught));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={words.title}
      confirmLabel={words.confirm}
      onConfirm={() => void send()}
      isBusy={isBusy}
      cancel={{ label: tCommon('cancel'), onCancel: onClose }}
      // A tap outside must not discard the text.
      onClose={() => (text.trim() === initial.trim() ? onClose() : undefined)}
    >
      <Stack gap={4}>
        <p>{words.text}</p>
        <FormAlert words={refusal} />
        <TextAreaField
          label={words.field}
          hint={wasKept ? t('message.kept') : words.hint}
          error={error}
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          data-autofocus
        />
      </Stack>
    </Dialog>
  );
}
