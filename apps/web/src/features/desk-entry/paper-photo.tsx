import { IconCamera, IconRotateClockwise } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FieldError } from '../../shared/forms/field-error.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { paperAddress, sendPaper } from './desk-api.ts';
import { refusalWords } from './refusal-words.ts';
import classes from './desk-entry.module.css';

interface PaperPhotoProps {
  paper: string | null;
  onTaken: (paper: string | null) => void;
}

/** The signed paper: photographed, and judged by the server whether it can be read. */
export function PaperPhoto({ paper, onTaken }: PaperPhotoProps) {
  const t = useMessages('deskEntry');
  const input = useRef<HTMLInputElement>(null);
  const [turns, setTurns] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [wrong, setWrong] = useState<readonly string[]>([]);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setIsBusy(true);
    setWrong([]);
    onTaken(null);
    try {
      onTaken(await sendPaper(file, null));
      setTurns(0);
    } catch (error) {
      setWrong(refusalWords(t, error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Card as="section" padding={4} gap={3} aria-labelledby="signed-paper">
      <Row justify="between" wrap gap={2}>
        <h2 id="signed-paper">{t('paper.title')}</h2>
        <span role="status">
          {paper === null ? null : <Badge tone="success">{t('paper.readable')}</Badge>}
        </span>
      </Row>
      {paper === null ? (
        <Text tone="muted">{t('paper.hint')}</Text>
      ) : (
        <div className={classes.frame}>
          <img src={paperAddress(paper)} alt={t('paper.alt')} data-turns={turns} className={classes.photo} />
        </div>
      )}
      <div aria-live="polite">
        {wrong.map((words) => (
          <FieldError key={words}>{words}</FieldError>
        ))}
      </div>
      <Row gap={3} wrap>
        <Button
          look="default"
          icon={<IconCamera size={20} aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => input.current?.click()}
        >
          {t(paper === null ? 'paper.take' : 'paper.again')}
        </Button>
        {paper === null ? null : (
          <Button
            look="default"
            icon={<IconRotateClockwise size={20} aria-hidden="true" />}
            onClick={() => setTurns((turns + 1) % 4)}
          >
            {t('paper.turn')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          aria-label={t('paper.title')}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Row>
    </Card>
  );
}
