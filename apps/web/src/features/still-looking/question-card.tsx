import type { OwnQuestion } from '@suchi/contracts/freshness';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconCircleCheck, IconHeartHandshake, IconPlayerPause } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { paths } from '../../shared/config/paths.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { sayMonth } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Arch } from '../../shared/ui/arch.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { useAnswer } from './own-question.ts';
import classes from './question-card.module.css';

/** First on home while the family is asked. After the answer it folds to one line. */
export function QuestionCard({ question }: { question: NonNullable<OwnQuestion> }) {
  const t = useMessages('freshness');
  const { mutate, data, isPending, error } = useAnswer();
  const titleId = useId();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  if (data)
    return (
      <Folded month={data.month} isPaused={data.is_paused} isBusy={isPending} onShow={() => mutate('yes')} />
    );
  const month = sayMonth(question.month);
  return (
    <Card as="section" padding={5} gap={4} aria-labelledby={titleId}>
      <Row gap={4} align="start">
        <span className={classes.sign}>
          <Arch>
            <IconHeartHandshake size={36} />
          </Arch>
        </span>
        <div>
          <Text as="h2" size="2xl" leading="tight" face="display" weight="regular" id={titleId}>
            {t('title')}
          </Text>
          <Text tone="soft">{t('lead')}</Text>
        </div>
      </Row>
      <FormAlert words={refusal} />
      <Stack gap={3}>
        <Button isBusy={isPending} onClick={() => mutate('yes')}>
          {t('yes')}
        </Button>
        <div className={classes.others}>
          <ButtonLink look="default" to={paths.settingsMarkMarried}>
            {t('found')}
          </ButtonLink>
          <Button look="default" isBusy={isPending} onClick={() => mutate('paused')}>
            {t('pause')}
          </Button>
        </div>
      </Stack>
      <Text tone="muted">{t('foot', { month, day: formatCalendarDate(question.rests_on) })}</Text>
    </Card>
  );
}

interface FoldedProps {
  month: number;
  isPaused: boolean;
  isBusy: boolean;
  onShow: () => void;
}

function Folded({ month, isPaused, isBusy, onShow }: FoldedProps) {
  const t = useMessages('freshness');
  const line = useRef<HTMLDivElement>(null);
  // The button that had focus is gone.
  useEffect(() => line.current?.focus(), []);
  return (
    <div ref={line} tabIndex={-1} role="status">
      {isPaused ? (
        <Banner
          tone="plain"
          icon={<IconPlayerPause />}
          title={t('paused')}
          action={
            <Button look="default" isBusy={isBusy} onClick={onShow}>
              {t('showAgain')}
            </Button>
          }
        />
      ) : (
        <Banner tone="success" icon={<IconCircleCheck />} title={t('thanks', { month: sayMonth(month) })} />
      )}
    </div>
  );
}
