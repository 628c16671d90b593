import { IconRotateClockwise } from '@tabler/icons-react';
import { useState } from 'react';
import { PhotoButton } from '../../shared/forms/photo-button.tsx';
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
  const [turns, setTurns] = useState(0);
  const send = async (file: File) => {
    onTaken(null);
    onTaken(await sendPaper(file, null));
    setTurns(0);
  };
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
      <Row gap={3} wrap>
        <PhotoButton
          label={t(paper === null ? 'paper.take' : 'paper.again')}
          name={t('paper.title')}
          isCamera
          send={send}
          wordsOf={(error) => refusalWords(t, error)}
        />
        {paper === null ? null : (
          <Button
            look="default"
            icon={<IconRotateClockwise size={20} aria-hidden="true" />}
            onClick={() => setTurns((turns + 1) % 4)}
          >
            {t('paper.turn')}
          </Button>
        )}
      </Row>
    </Card>
  );
}
