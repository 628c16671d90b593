import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { errorWords } from '../i18n/error-words.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from './field-error.tsx';

interface PhotoButtonProps {
  label: string;
  /** Of the field itself, where it differs from the button's words. */
  name?: string;
  size?: 'small' | 'medium';
  /** A paper is photographed now; a portrait may be a file. */
  isCamera?: boolean;
  send: (file: File) => Promise<void>;
  wordsOf?: (error: unknown) => readonly string[];
}

/** Takes a photo or a file, sends it, and says below what is wrong with it. */
export function PhotoButton({
  label,
  name = label,
  size = 'medium',
  isCamera = false,
  send,
  wordsOf = errorWords,
}: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<readonly string[]>([]);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setIsBusy(true);
    setWrong([]);
    try {
      await send(file);
    } catch (error) {
      setWrong(wordsOf(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div>
      <Button
        look="default"
        size={size}
        icon={<IconCamera size={20} aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'environment' })}
        hidden
        aria-label={name}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file may be taken again.
          event.target.value = '';
        }}
      />
      <div aria-live="polite">
        {wrong.map((words) => (
          <FieldError key={words}>{words}</FieldError>
        ))}
      </div>
    </div>
  );
}
