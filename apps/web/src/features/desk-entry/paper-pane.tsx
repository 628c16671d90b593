import { placeOnPaper } from '@suchi/domain/desk-entry';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PhotoButton } from '../../shared/forms/photo-button.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { IconButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { paperAddress, sendPaper } from './desk-api.ts';
import { refusalWords } from './refusal-words.ts';
import classes from './desk-entry.module.css';

interface PaperPaneProps {
  entry: number;
  pages: readonly string[];
  field: string | null;
  onAdded: (page: string) => void;
}

/** The photographed form, which moves to the line of the field. Alt and the arrows move it too. */
export function PaperPane({ entry, pages, field, onAdded }: PaperPaneProps) {
  const t = useMessages('deskEntry');
  const [isLarge, setIsLarge] = useState(false);
  const frame = usePaperPlace(field === null ? null : placeOnPaper(field));
  return (
    <Card as="section" padding={3} gap={2} aria-labelledby="paper-pane">
      <Row justify="between" gap={2}>
        <h2 id="paper-pane" className={classes.paneTitle}>
          {t('pane.title', { count: pages.length })}
        </h2>
        <IconButton
          label={t(isLarge ? 'pane.smaller' : 'pane.larger')}
          icon={isLarge ? <IconZoomOut size={20} /> : <IconZoomIn size={20} />}
          onClick={() => setIsLarge(!isLarge)}
        />
      </Row>
      <div
        ref={frame}
        className={classes.pane}
        data-large={isLarge || undefined}
        role="group"
        aria-label={t('pane.group')}
      >
        {pages.map((page, place) => (
          <img key={page} src={paperAddress(page)} alt={t('pane.alt', { number: place + 1 })} />
        ))}
      </div>
      <Text tone="muted">{t(pages.length === 0 ? 'pane.none' : 'pane.moves')}</Text>
      <PhotoButton
        label={t('pane.add')}
        size="small"
        isCamera
        send={async (file) => onAdded(await sendPaper(file, entry))}
        wordsOf={(error) => refusalWords(t, error)}
      />
    </Card>
  );
}

/** Shows the line in the middle third, so that the lines around it are seen too. */
function usePaperPlace(place: number | null) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = frame.current;
    const page = pane?.querySelector('img');
    if (!pane || !page || place === null) return;
    pane.scrollTop = Math.max(0, place * page.clientHeight - pane.clientHeight / 3);
  }, [place]);
  useEffect(() => {
    const step = { ArrowUp: -80, ArrowDown: 80 } as const;
    const hear = (event: KeyboardEvent) => {
      const by = step[event.key as keyof typeof step] as number | undefined;
      if (!event.altKey || by === undefined || frame.current === null) return;
      event.preventDefault();
      frame.current.scrollTop += by;
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return frame;
}
