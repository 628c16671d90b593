import { grievancePictures } from '@suchi/domain/grievances';
import { IconCamera, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FieldError } from '../../../shared/forms/field-error.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { uploadGrievancePicture } from '../api/own-grievances.ts';
import type { AddedPicture } from '../model/use-grievance-draft.ts';
import classes from './grievances.module.css';

interface PicturesFieldProps {
  pictures: readonly AddedPicture[];
  onChange: (pictures: readonly AddedPicture[]) => void;
}

export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const t = useMessages('grievances');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<readonly string[]>([]);

  async function add(file: File) {
    setProblem([]);
    if (file.size > grievancePictures.maxBytes) return setProblem([t('pictures.tooLarge')]);
    setIsBusy(true);
    try {
      const { id } = await uploadGrievancePicture(file);
      onChange([...pictures, { id, name: file.name, preview: URL.createObjectURL(file) }]);
    } catch (error) {
      setProblem(errorWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div>
      <Row gap={3} wrap>
        <Thumbs pictures={pictures} onRemove={(id) => onChange(pictures.filter((one) => one.id !== id))} />
        {pictures.length < grievancePictures.maxCount ? (
          <Button
            look="default"
            icon={<IconCamera size={22} aria-hidden="true" />}
            isBusy={isBusy}
            onClick={() => input.current?.click()}
          >
            {t('pictures.add')}
          </Button>
        ) : null}
      </Row>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('pictures.add')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can then be chosen again.
          target.value = '';
          if (file) void add(file);
        }}
      />
      <Text tone="muted" size="md" above={2}>
        {t('pictures.hint', { count: grievancePictures.maxCount })}
      </Text>
      <div aria-live="polite">
        {problem.map((words) => (
          <FieldError key={words} id="grievance-pictures">
            {words}
          </FieldError>
        ))}
      </div>
    </div>
  );
}

interface ThumbsProps {
  pictures: readonly AddedPicture[];
  onRemove: (id: string) => void;
}

function Thumbs({ pictures, onRemove }: ThumbsProps) {
  const t = useMessages('grievances');
  if (pictures.length === 0) return null;
  return (
    <Row as="ul" gap={3} wrap className={classes.pictures}>
      {pictures.map(({ id, name, preview }, at) => (
        <Row as="li" key={id} className={classes.picture}>
          <img src={preview} alt={t('pictures.one', { number: at + 1 })} title={name} />
          <IconButton
            label={t('pictures.remove', { number: at + 1 })}
            onClick={() => onRemove(id)}
            icon={<IconX size={20} aria-hidden="true" />}
          />
        </Row>
      ))}
    </Row>
  );
}
