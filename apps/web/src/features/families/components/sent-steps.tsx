import type { Interest } from '@suchi/contracts/families';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';

/** Sent, seen, answered. */
export function SentSteps({ interest }: { interest: Interest }) {
  const t = useMessages('families');
  const steps = [
    { words: t('sent.steps.sent'), isDone: true },
    { words: t('sent.steps.seen'), isDone: interest.is_seen },
    { words: t('sent.steps.answered'), isDone: interest.answered_at !== null },
  ];
  return (
    <Row as="ul" gap={5} rowGap={2} wrap aria-label={t('sent.steps.label')}>
      {steps.map(({ words, isDone }) => (
        <Row as="li" key={words} gap={2}>
          {isDone ? (
            <>
              <IconCircleCheck size={22} className="success" aria-hidden="true" />
              <strong>{words}</strong>
            </>
          ) : (
            <>
              <IconCircle size={22} className="muted" aria-hidden="true" />
              <Text as="span" tone="muted" aria-hidden="true">
                {words}
              </Text>
              <span className="visually-hidden">{t('sent.steps.notYet', { step: words })}</span>
            </>
          )}
        </Row>
      ))}
    </Row>
  );
}
