import type { OwnGrievance, OwnGrievances } from '@suchi/contracts/grievances';
import { addDays, countDays, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { IconCheck, IconClock, IconPencil, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ClockBar, readClock } from '../../../entities/grievance/clock-bar.tsx';
import { grievancePath, paths } from '../../../shared/config/paths.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { telHref } from '../../../shared/navigation/tel-href.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card, List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ownGrievancesQuery } from '../api/own-grievances.ts';
import classes from './grievances.module.css';

/** Who hears grievances, and the member's own. */
export function GrievanceList() {
  const t = useMessages('grievances');
  return (
    <Stack gap={5} className="bounded">
      <ListStates
        source={useQuery(ownGrievancesQuery)}
        isEmpty={() => false}
        loading={<Skeleton height={360} />}
        empty={null}
        ready={(own) => <Own own={own} />}
      />
      <div className={classes.foot}>
        <ButtonLink to={paths.settingsGrievanceNew} size="large" fullWidth icon={<IconPencil size={20} />}>
          {t('write')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

function Own({ own: { officer, items } }: { own: OwnGrievances }) {
  const t = useMessages('grievances');
  return (
    <>
      {officer === null ? null : <OfficerCard {...officer} />}
      <Stack as="section" gap={3} aria-labelledby="own-grievances">
        <Text as="h2" size="lg" weight="bold" face="plain" id="own-grievances">
          {t('yours')}
        </Text>
        {items.length === 0 ? (
          <Text tone="soft">{t('none')}</Text>
        ) : (
          <List gap={4}>
            {items.map((item) => (
              <li key={item.id}>
                <GrievanceCard item={item} />
              </li>
            ))}
          </List>
        )}
      </Stack>
    </>
  );
}

function OfficerCard({ name, phone }: NonNullable<OwnGrievances['officer']>) {
  const t = useMessages('grievances');
  return (
    <Card padding={4}>
      <Row gap={4} justify="between">
        <div>
          <Text weight="bold" size="lg" breaks>
            {name}
          </Text>
          <Text tone="soft">{t('officer')}</Text>
        </div>
        {phone === null ? null : (
          <a className={classes.call} href={telHref(phone)} aria-label={t('call', { name })}>
            <IconPhone size={26} aria-hidden="true" />
          </a>
        )}
      </Row>
    </Card>
  );
}

function GrievanceCard({ item }: { item: OwnGrievance }) {
  const t = useMessages('grievances');
  const { reference, title, id } = item;
  return (
    <Card as="article" padding={4} gap={2} aria-labelledby={`grievance-${id}`}>
      <Row gap={3} justify="between" wrap>
        <Text as="span" tone="muted" figures>
          {reference}
        </Text>
        <StateBadge item={item} />
      </Row>
      <Text as="h3" size="lg" weight="bold" face="plain" leading="snug" breaks id={`grievance-${id}`}>
        <Link className="ink" to={grievancePath(id)} aria-label={t('open', { reference, title })}>
          {title}
        </Link>
      </Text>
      <ClockWords item={item} />
    </Card>
  );
}

export function StateBadge({ item }: { item: OwnGrievance }) {
  const t = useMessages('grievances');
  if (item.state === 'answered')
    return (
      <Badge tone="success" icon={<IconCheck size={16} aria-hidden="true" />}>
        {t('states.answered')}
      </Badge>
    );
  const isLate = readClock(item).look === 'late';
  return (
    <Badge tone={isLate ? 'error' : 'gold'} icon={<IconClock size={16} aria-hidden="true" />}>
      {t(isLate ? 'states.late' : item.state === 'sent' ? 'states.sent' : 'states.open')}
    </Badge>
  );
}

/** The clock as words, with the bar while it runs. */
export function ClockWords({ item }: { item: OwnGrievance }) {
  const t = useMessages('grievances');
  if (item.state === 'answered') return <AnsweredWords item={item} />;
  const { look, daysLeft } = readClock(item);
  const sent = formatDay(item.received_at);
  const confirmed = item.confirmed_at === null ? null : formatDay(item.confirmed_at);
  const left = daysLeft === 0 ? t('leftToday') : t('left', { count: daysLeft });
  return (
    <>
      <ClockBar of={item} />
      {look === 'late' ? (
        <Text tone="error" weight="bold">
          {t('lateSince', { date: formatCalendarDate(addDays(item.due_on, 1)) })}
        </Text>
      ) : (
        <Text tone="soft">
          <RichMessage
            text={t('dueBy', { date: formatCalendarDate(item.due_on), left })}
            marks={{ date: (date) => <b className="nowrap">{date}</b> }}
          />
        </Text>
      )}
      <Text tone="muted">
        {confirmed === null
          ? t('sentOn', { date: sent })
          : confirmed === sent
            ? t('sentSameDay', { date: sent })
            : t('sentAndConfirmed', { date: sent, confirmed })}
      </Text>
    </>
  );
}

function AnsweredWords({ item }: { item: OwnGrievance }) {
  const t = useMessages('grievances');
  const at = item.answered_at ?? item.received_at;
  const days = countDays(todayInIndia(new Date(item.received_at)), todayInIndia(new Date(at)));
  const date = formatDay(at);
  return (
    <>
      <Text tone="soft">
        {days <= 0 ? t('answeredToday', { date }) : t('answeredOn', { date, count: days })}
      </Text>
      <p>
        <RichMessage
          text={t('notSatisfied')}
          marks={{
            next: (words) => (
              <Link className="touch" to={`${grievancePath(item.id)}#next`}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}
