import {
  type Dashboard,
  daysOfWeek,
  listRegistered,
  listSold,
  type NumberList,
} from '@suchi/contracts/office';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { OrderType } from '@suchi/domain/money';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { ChartCard } from './chart-card.tsx';
import { ListNumber } from './list-number.tsx';
import { type BarLook, WeekBars } from './week-bars.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import looks from './week-bars.module.css';
import classes from './week-charts.module.css';

type Sold = NonNullable<Dashboard['sold']>;

interface WeekChartsProps {
  season: Dashboard['season'];
  sold: Dashboard['sold'];
}

/** The season week by week: registrations for everyone, sales for treasurers. */
export function WeekCharts({ season, sold }: WeekChartsProps) {
  return (
    <>
      <Registrations season={season} />
      {sold ? <SoldWeeks sold={sold} since={season.since} /> : null}
    </>
  );
}

/** `31/08` */
const shortDay = (week: string) => formatCalendarDate(week).slice(0, 5);
/** More bars than this are too thin to tell apart. The table has the whole season. */
const drawnWeeks = 12;
function Registrations({ season }: { season: Dashboard['season'] }) {
  const t = useMessages('dashboard');
  const count = formatCount(season.registered);
  const ofWeek = (week: string) => listRegistered(daysOfWeek(week, season.since));
  const drawn = season.weeks.slice(-drawnWeeks);
  return (
    <ChartCard
      title={t('registrations.title')}
      lead={
        <RichMessage
          text={t('registrations.lead', { count, last: formatCount(season.registered_last_season) })}
          marks={{
            all: (number) => (
              <ListNumber
                list={listRegistered({ from: season.since })}
                label={t('registrations.openAll', { count })}
              >
                <Large>{number}</Large>
              </ListNumber>
            ),
          }}
        />
      }
      table={{
        columns: [t('chart.week'), t('chart.thisSeason'), t('chart.lastSeason')],
        rows: season.weeks.map(({ week, registered, last_season: last }) => ({
          name: formatCalendarDate(week),
          cells: [
            <WeekNumber
              key="this"
              week={week}
              count={registered}
              list={ofWeek(week)}
              name={t('registrations.members')}
            />,
            formatCount(last),
          ],
        })),
      }}
    >
      <Legend
        first={{ name: t('chart.thisSeason'), mark: 'gold' }}
        second={{ name: t('chart.lastSeason'), mark: 'dashed' }}
        weeks={drawn.length}
      />
      <WeekBars
        weeks={drawn.map(({ week, registered, last_season: last }) => ({
          name: shortDay(week),
          hint: [
            t('chart.value', { name: t('chart.thisSeason'), count: formatCount(registered) }),
            t('chart.value', { name: t('chart.lastSeason'), count: formatCount(last) }),
          ].join('\n'),
          bars: [{ look: 'gold', count: registered, list: ofWeek(week), isLabelled: true }],
        }))}
        line={drawn.map(({ last_season: last }) => last)}
      />
    </ChartCard>
  );
}

const soldTypes = [
  { type: 'subscription', key: 'subscriptions', look: 'maroon' },
  { type: 'suchi', key: 'orders', look: 'hatched' },
] as const;

function SoldWeeks({ sold, since }: { sold: Sold; since: string }) {
  const t = useMessages('dashboard');
  const subscriptions = formatCount(sold.subscriptions);
  const orders = formatCount(sold.orders);
  const drawn = sold.weeks.slice(-drawnWeeks);
  const ofWeek = (type: OrderType, week: string) => listSold(type, daysOfWeek(week, since));
  return (
    <ChartCard
      title={t('sold.title')}
      lead={
        <RichMessage
          text={t('sold.lead', { subscriptions, orders, amount: formatRupees(sold.amount) })}
          marks={{
            subscriptions: (count) => (
              <ListNumber
                list={listSold('subscription', { from: since })}
                label={t('sold.openSubscriptions', { count })}
              >
                <Large>{count}</Large>
              </ListNumber>
            ),
            orders: (count) => (
              <ListNumber list={listSold('suchi', { from: since })} label={t('sold.openOrders', { count })}>
                <Large>{count}</Large>
              </ListNumber>
            ),
          }}
        />
      }
      table={{
        columns: [t('chart.week'), t('sold.subscriptions'), t('sold.orders')],
        rows: sold.weeks.map((week) => ({
          name: formatCalendarDate(week.week),
          cells: soldTypes.map(({ type, key }) => (
            <WeekNumber
              key={key}
              week={week.week}
              count={week[key]}
              list={ofWeek(type, week.week)}
              name={t(`sold.${key}`)}
            />
          )),
        })),
      }}
    >
      <Legend
        first={{ name: t('sold.subscriptions'), mark: 'maroon' }}
        second={{ name: t('sold.orders'), mark: 'hatched' }}
        weeks={drawn.length}
      />
      <WeekBars
        weeks={drawn.map((week, place) => ({
          name: shortDay(week.week),
          hint: soldTypes
            .map(({ key }) => t('chart.value', { name: t(`sold.${key}`), count: formatCount(week[key]) }))
            .join('\n'),
          bars: soldTypes.map(({ type, key, look }) => ({
            look,
            count: week[key],
            list: ofWeek(type, week.week),
            // Two series have no room for every value: the last one that is not 0.
            isLabelled: place === drawn.findLastIndex((each) => each[key] > 0),
          })),
        }))}
      />
    </ChartCard>
  );
}

interface WeekNumberProps {
  week: string;
  count: number;
  list: NumberList;
  /** What is counted. */
  name: string;
}

function WeekNumber({ week, count, list, name }: WeekNumberProps) {
  const t = useMessages('dashboard');
  const words = { count: formatCount(count), name, date: formatCalendarDate(week) };
  return (
    <ListNumber list={list} label={t('chart.openWeek', words)}>
      {words.count}
    </ListNumber>
  );
}

type Mark = BarLook | 'dashed';

function Large({ children }: { children: string }) {
  return (
    <Text as="span" size="2xl">
      {children}
    </Text>
  );
}

interface LegendProps {
  first: { name: string; mark: Mark };
  second: { name: string; mark: Mark };
  weeks: number;
}

function Legend({ first, second, weeks }: LegendProps) {
  const t = useMessages('dashboard');
  return (
    <Row as="p" gap={4} rowGap={1} align="stretch" wrap tone="soft" className={classes.legend}>
      {[first, second].map(({ name, mark }) => (
        <span key={mark}>
          <span
            className={`${classes.key} ${mark === 'dashed' ? classes.dashed : looks[mark]}`}
            aria-hidden="true"
          />
          {name}
        </span>
      ))}
      <Text as="span" tone="muted">
        {weeks === 1 ? t('chart.lastWeek') : t('chart.lastWeeks', { count: weeks })}
      </Text>
    </Row>
  );
}
