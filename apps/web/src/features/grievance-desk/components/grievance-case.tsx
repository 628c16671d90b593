import type { GrievanceCase } from '@suchi/contracts/grievances';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { readClock } from '../../../entities/grievance/clock-bar.tsx';
import { PictureList } from '../../../entities/grievance/picture-list.tsx';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { formatDay, formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { grievanceCaseQuery } from '../api/grievance-queries.ts';
import { languageName } from '../model/language-name.ts';
import { AnswerForm } from './answer-form.tsx';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import classes from './grievance-desk.module.css';
import { Person } from './grievance-line.tsx';
import { HandledBy } from './handled-by.tsx';
import { NoteForm } from './note-form.tsx';
import { SafetyBadge, SafetyMark } from './safety-mark.tsx';

interface GrievanceCasePanelProps {
  id: number;
  answerFieldId: string;
}

/** Opening it confirms nothing. */
export function GrievanceCasePanel({ id, answerFieldId }: GrievanceCasePanelProps) {
  return (
    <ListStates
      source={useQuery(grievanceCaseQuery(id))}
      isEmpty={() => false}
      loading={<Skeleton height={480} />}
      empty={null}
      ready={(found) => (
        <Card as="section" padding={5} gap={4} aria-labelledby="grievance-title">
          <Head found={found} />
          <Words found={found} />
          {found.state === 'sent' ? <ConfirmReceipt found={found} /> : null}
          {found.state === 'answered' ? null : <SafetyMark found={found} />}
          {found.state === 'answered' || found.people.length === 0 ? null : <HandledBy found={found} />}
          {found.state === 'confirmed' || found.state === 'reopened' ? (
            <AnswerForm found={found} fieldId={answerFieldId} />
          ) : null}
          <NoteForm id={found.id} />
          <History found={found} />
        </Card>
      )}
    />
  );
}

function Head({ found }: { found: GrievanceCase }) {
  const t = useMessages('grievanceDesk');
  const tOwn = useMessages('grievances');
  const { daysLeft, look } = readClock(found);
  return (
    <>
      <Row gap={3} align="start" justify="between" wrap>
        <Text as="span" tone="soft">
          {found.reference} · {tOwn(`topics.${found.topic}`)}
        </Text>
        {look === 'answered' ? null : (
          <Text as="span" tone={look === 'gold' ? 'gold' : 'error'} weight="bold">
            {t('due', { due: formatCalendarDate(found.due_on) })}
            {', '}
            {look === 'late' ? t('late', { count: -daysLeft }) : t('left', { count: daysLeft })}
          </Text>
        )}
      </Row>
      {found.is_safety ? (
        <div>
          <SafetyBadge />
        </div>
      ) : null}
      <Text as="h2" size="2xl" leading="tight" breaks id="grievance-title">
        {found.title}
      </Text>
      <Row gap={3} justify="between" wrap>
        <div>
          <Text weight="bold" breaks>
            <Person item={found} />
          </Text>
          <Text tone="soft">
            {found.source === 'letter' || found.source === 'call'
              ? t('case.recordedAt', { at: formatDay(found.received_at) })
              : t('case.sentAt', {
                  at: formatMoment(found.received_at),
                  language: languageName(found.language),
                })}
            {found.confirmed_at === null
              ? null
              : `, ${t('case.confirmedAt', { at: formatMoment(found.confirmed_at) })}`}
          </Text>
        </div>
        {found.profile_id === null ? null : (
          <Link className="touch" to={candidatePath(found.profile_id)}>
            {t('case.openProfile')}
          </Link>
        )}
      </Row>
    </>
  );
}

function Words({ found }: { found: GrievanceCase }) {
  const t = useMessages('grievanceDesk');
  const tOwn = useMessages('grievances');
  return (
    <>
      <Text as="blockquote" breaks className={classes.quote} lang={found.language}>
        {found.text}
      </Text>
      <PictureList addresses={found.pictures} />
      {found.said.map(({ at, step, text, outcome }) => (
        <div key={at}>
          <Text tone="muted">
            {step === 'answered'
              ? t('case.answer', {
                  at: formatMoment(at),
                  outcome: outcome === null ? '' : tOwn(`outcomes.${outcome}`),
                })
              : t('case.again', { at: formatMoment(at) })}
          </Text>
          <Text as="blockquote" breaks className={classes.quote}>
            {text}
          </Text>
        </div>
      ))}
    </>
  );
}

function History({ found: { history } }: { found: GrievanceCase }) {
  const t = useMessages('grievanceDesk');
  return (
    <section aria-labelledby="grievance-history">
      <Text as="h3" weight="bold" face="plain" id="grievance-history">
        {t('case.history')}
      </Text>
      <List as="ol" gap={2} above={2}>
        {history.map(({ at, step, by, text }, place) => {
          const what =
            step === 'assigned' ? t('steps.assigned', { name: text ?? t('somebody') }) : t(`steps.${step}`);
          return (
            <li key={`${at} ${place}`}>
              <Text tone="soft">
                {by === null
                  ? t('case.bySystem', { what, at: formatMoment(at) })
                  : t('case.by', { what, name: by, at: formatMoment(at) })}
              </Text>
              {step === 'noted' ? <Text breaks>{text}</Text> : null}
            </li>
          );
        })}
      </List>
    </section>
  );
}
