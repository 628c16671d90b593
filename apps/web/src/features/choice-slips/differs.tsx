import { IconArrowsDiff } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import type { CheckedLine } from './use-slip-entry.ts';
import type { Line } from './slips-api.ts';

interface DiffersProps {
  line: CheckedLine;
  /** What the slip says; null: it cannot be read. */
  onRead: (number: Line) => void;
  typed: Line;
}

/** The two entries of one line beside each other; the paper decides. */
export function Differs({ line: { line, first }, typed, onRead }: DiffersProps) {
  const t = useMessages('slips');
  return (
    <Row gap={3} align="start" className="framed pad-3 tinted tint-gold" role="status">
      <IconArrowsDiff size={22} aria-hidden="true" />
      <Stack gap={2}>
        <Text>
          <strong>{t('differs', { line })}</strong> {t('readAgain')}
        </Text>
        <Row gap={3} wrap>
          <Button look="default" onClick={() => onRead(first)}>
            {first === null ? t('ofFirstEmpty') : t('ofFirst', { number: first })}
          </Button>
          <Button look="default" onClick={() => onRead(typed)}>
            {typed === null ? t('yoursEmpty') : t('yours', { number: typed })}
          </Button>
          <Button look="default" onClick={() => onRead(null)}>
            {t('unreadable')}
          </Button>
        </Row>
      </Stack>
    </Row>
  );
}
