import type { ProofRound } from '@suchi/contracts/proof';
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { formatCount } from '../../shared/i18n/format-count.ts';
import { formatLongDate } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { RichMessage } from '../../shared/i18n/rich-message.tsx';
import { Columns } from '../../shared/ui/columns.tsx';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './proof-round.module.css';

/** How many have answered, and what. */
export function AnswerCounts({ round }: { round: ProofRound }) {
  const t = useMessages('proofRound');
  const { candidates, correct, mistake } = round;
  const answered = correct + mistake;
  const none = Math.max(0, candidates - answered);
  const percent = candidates === 0 ? 0 : Math.round((answered / candidates) * 1000) / 10;
  const parts = [
    { key: 'correct', count: correct, Icon: IconCircleCheck },
    { key: 'mistake', count: mistake, Icon: IconAlertCircle },
    { key: 'none', count: none, Icon: IconClock },
  ] as const;
  return (
    <Columns from={1200} template="minmax(0, 2fr) minmax(260px, 1fr)" gap={5} align="stretch">
      <Card as="section" padding={5} gap={4} className={classes.card} aria-label={t('answers')}>
        <Row as="p" gap={3} rowGap={1} align="baseline" wrap className={classes.answered}>
          <RichMessage
            text={t('answered', { answered: formatCount(answered), total: formatCount(candidates) })}
            marks={{ b: (number) => <b>{number}</b> }}
          />
          <span className={classes.percent}>{percent}%</span>
        </Row>
        <Row gap="half" align="stretch" className={classes.bar} aria-hidden="true">
          {parts.map(({ key, count }) => (
            <span key={key} className={classes[key]} style={{ flexGrow: count }} />
          ))}
        </Row>
        <Row as="ul" gap={8} rowGap={2} align="stretch" wrap className={classes.legend}>
          {parts.map(({ key, count, Icon }) => (
            <li key={key} data-part={key}>
              <Icon size={22} aria-hidden="true" />
              <b>{formatCount(count)}</b> {t(key)}
            </li>
          ))}
        </Row>
      </Card>
      <Days days={round.days} />
    </Columns>
  );
}

function Days({ days }: Pick<ProofRound, 'days'>) {
  const t = useMessages('proofRound');
  const most = Math.max(1, ...days.map(({ correct, mistake }) => correct + mistake));
  return (
    <Card as="section" padding={5} gap={4} className={classes.card} aria-labelledby="proof-days">
      <Text as="h2" id="proof-days" size="lg" weight="bold" face="plain">
        {t('perDay')}
      </Text>
      {days.length === 0 ? <Text tone="muted">{t('noDays')}</Text> : null}
      <Row as="ul" gap={2} align="stretch" className={classes.days}>
        {days.map(({ day, correct, mistake }) => (
          <li key={day}>
            <span className={classes.column} aria-hidden="true">
              <span className={classes.mistake} style={{ height: `${(mistake / most) * 100}%` }} />
              <span className={classes.correct} style={{ height: `${(correct / most) * 100}%` }} />
            </span>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
            <span className="visually-hidden">
              {t('day', { date: formatLongDate(day), correct, mistake })}
            </span>
          </li>
        ))}
      </Row>
    </Card>
  );
}
