import type { OwnGrievance } from '@suchi/contracts/grievances';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { PictureList } from '../../../entities/grievance/picture-list.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { ownGrievancesQuery, useReopenGrievance } from '../api/own-grievances.ts';
import { ClockWords, StateBadge } from './grievance-list.tsx';
import { HappenedField, isLongEnough } from './happened-field.tsx';
import classes from './grievances.module.css';

/** What both sides said, and what the member can do next. */
export function OneGrievance({ id }: { id: number }) {
  const t = useMessages('grievances');
  const source = useQuery({
    ...ownGrievancesQuery,
    select: ({ items }) => items.find((item) => item.id === id) ?? null,
  });
  return (
    <ListStates
      source={source}
      isEmpty={(item) => item === null}
      loading={<Skeleton height={360} />}
      empty={<p>{t('one.notFound')}</p>}
      ready={(item) => item && <Whole item={item} />}
    />
  );
}

function Whole({ item }: { item: OwnGrievance }) {
  const t = useMessages('grievances');
  return (
    <Stack gap={5} className="bounded">
      <Card padding={4} gap={2}>
        <Row gap={3} justify="between" wrap>
          <Text as="span" tone="soft">
            {t(`topics.${item.topic}`)}
          </Text>
          <StateBadge item={item} />
        </Row>
        {item.state === 'answered' ? null : <ClockWords item={item} />}
      </Card>
      <section>
        <h2>{t('one.wrote')}</h2>
        <Text breaks above={2} className={classes.quote}>
          {item.text}
        </Text>
        <PictureList addresses={item.pictures} />
      </section>
      {item.said.map(({ at, step, text, outcome }) => (
        <section key={at}>
          <h2>{t(step === 'answered' ? 'one.answer' : 'one.again', { date: formatDay(at) })}</h2>
          {outcome === null ? null : (
            <Text weight="bold" above={1}>
              {t(`outcomes.${outcome}`)}
            </Text>
          )}
          <Text breaks above={2} className={classes.quote}>
            {text}
          </Text>
        </section>
      ))}
      {item.state === 'answered' ? <Next item={item} /> : null}
    </Stack>
  );
}

function Next({ item: { id, reopen_until: until } }: { item: OwnGrievance }) {
  const t = useMessages('grievances');
  return (
    <Stack as="section" gap={3} id="next">
      <h2>{t('next.title')}</h2>
      {until === null ? (
        <p>{t('next.closed')}</p>
      ) : (
        <>
          <p>{t('next.reopen', { date: formatCalendarDate(until) })}</p>
          <ReopenForm id={id} />
        </>
      )}
      <p>{t('next.board')}</p>
    </Stack>
  );
}

function ReopenForm({ id }: { id: number }) {
  const t = useMessages('grievances');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useReopenGrievance();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const send = () => {
    setIsTried(true);
    if (!isLongEnough(text)) return;
    mutate(
      { id, text },
      {
        onSuccess: ({ reference, due_on: dueOn }) =>
          showToast({
            message: t('sent', { reference, date: formatCalendarDate(dueOn) }),
            tone: 'success',
          }),
      },
    );
  };
  return (
    <Stack gap={3}>
      <FormAlert words={refusal} />
      <HappenedField label={t('next.why')} text={text} isTried={isTried} onChange={setText} />
      <div>
        <Button look="default" isBusy={isPending} onClick={send}>
          {t('next.action')}
        </Button>
      </div>
    </Stack>
  );
}
