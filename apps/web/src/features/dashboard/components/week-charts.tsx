import '@mantine/charts/styles.layer.css';
import { BarChart, CompositeChart } from '@mantine/charts';
import {
  type Dashboard,
  daysOfWeek,
  listRegistered,
  listSold,
  type NumberList,
} from '@suchi/contracts/office';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { OrderType } from '@suchi/domain/money';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';
import { numberListPath } from '../model/number-list-path.ts';
import { labelBars } from './bar-value.tsx';
import { ChartCard } from './chart-card.tsx';
import { ListNumber } from './list-number.tsx';
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
const chartHeight = 190;
/** More bars than this are too thin to tell apart. The table has the whole season. */
const drawnWeeks = 12;
const axis = { tickLine: 'none', gridAxis: 'x', withTooltip: true } as const;
const counts = { width: 40, allowDecimals: false, interval: 0, padding: { top: 18 } } as const;
/** The drawing is hidden from screen readers, so it must not take the focus either; the table has its numbers. */
const outOfTabOrder = { accessibilityLayer: false } as const;

function Registrations({ season }: { season: Dashboard['season'] }) {
  const t = useMessages('dashboard');
  const count = formatCount(season.registered);
  const ofWeek = (week: string) => listRegistered(daysOfWeek(week, season.since));
  const drawn = season.weeks.slice(-drawnWeeks);
  const openWeek = useOpenWeek(drawn.map(({ week }) => ofWeek(week)));
  const rows = drawn.map(({ week, registered, last_season: last }) => ({
    week: shortDay(week),
    registered,
    last,
  }));
  return (
    <ChartCard
      title={t('registrations.title')}
      lead={
        <>
          <ListNumber
            list={listRegistered({ from: season.since })}
            label={t('registrations.openAll', { count })}
          >
            <span className={classes.number}>{count}</span>
          </ListNumber>{' '}
          {t('registrations.thisSeason')},{' '}
          {t('registrations.lastSeason', { count: formatCount(season.registered_last_season) })}
        </>
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
        weeks={rows.length}
      />
      <div aria-hidden="true">
        <CompositeChart
          {...axis}
          h={chartHeight}
          data={rows}
          dataKey="week"
          composedChartProps={outOfTabOrder}
          withLegend={false}
          yAxisProps={counts}
          barProps={{ label: labelBars(() => true), ...openWeek }}
          series={[
            { name: 'registered', label: t('chart.thisSeason'), type: 'bar', color: 'var(--chart-gold)' },
            {
              name: 'last',
              label: t('chart.lastSeason'),
              type: 'line',
              color: 'var(--chart-maroon)',
              strokeDasharray: '5 4',
            },
          ]}
          withDots={false}
        />
      </div>
    </ChartCard>
  );
}

const soldTypes = [
  { type: 'subscription', key: 'subscriptions' },
  { type: 'suchi', key: 'orders' },
] as const;

function SoldWeeks({ sold, since }: { sold: Sold; since: string }) {
  const t = useMessages('dashboard');
  const subscriptions = formatCount(sold.subscriptions);
  const orders = formatCount(sold.orders);
  const drawn = sold.weeks.slice(-drawnWeeks);
  const ofWeek = (type: OrderType, week: string) => listSold(type, daysOfWeek(week, since));
  const openSubscriptions = useOpenWeek(drawn.map(({ week }) => ofWeek('subscription', week)));
  const openOrders = useOpenWeek(drawn.map(({ week }) => ofWeek('suchi', week)));
  return (
    <ChartCard
      title={t('sold.title')}
      lead={
        <>
          <ListNumber
            list={listSold('subscription', { from: since })}
            label={t('sold.openSubscriptions', { count: subscriptions })}
          >
            <span className={classes.number}>{subscriptions}</span>
          </ListNumber>{' '}
          {t('sold.and')}{' '}
          <ListNumber
            list={listSold('suchi', { from: since })}
            label={t('sold.openOrders', { count: orders })}
          >
            <span className={classes.number}>{orders}</span>
          </ListNumber>{' '}
          {t('sold.thisSeason', { amount: formatRupees(sold.amount) })}
        </>
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
      <div aria-hidden="true">
        <Hatching />
        <BarChart
          {...axis}
          h={chartHeight}
          data={drawn.map(({ week, ...sums }) => ({ week: shortDay(week), ...sums }))}
          dataKey="week"
          barChartProps={outOfTabOrder}
          withLegend={false}
          yAxisProps={counts}
          series={[
            { name: 'subscriptions', label: t('sold.subscriptions'), color: 'var(--chart-maroon)' },
            { name: 'orders', label: t('sold.orders'), color: 'var(--chart-gold)' },
          ]}
          barProps={({ name }) =>
            name === 'orders'
              ? {
                  fill: 'url(#suchi-hatching)',
                  stroke: 'var(--chart-gold)',
                  label: labelLast(drawn, 'orders'),
                  ...openOrders,
                }
              : { label: labelLast(drawn, 'subscriptions'), ...openSubscriptions }
          }
        />
      </div>
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

/** A click on a bar opens its week, for those who may open that list. The table has the same as links. */
function useOpenWeek(lists: readonly NumberList[]) {
  const navigate = useNavigate();
  const mayOpen = useHasAccess(lists[0]?.access ?? 'admin');
  if (!mayOpen) return {};
  return {
    cursor: 'pointer',
    onClick: (_bar: unknown, place: number) => {
      const list = lists[place];
      if (list) void navigate(numberListPath(list));
    },
  };
}

/** Two series have no room for every value: the last one that is not 0. */
function labelLast(weeks: Sold['weeks'], series: 'subscriptions' | 'orders') {
  const last = weeks.findLastIndex((week) => week[series] > 0);
  return labelBars((place) => place === last);
}

/** The pattern of a second series, so that it differs by more than colour. */
function Hatching() {
  return (
    <svg width="0" height="0" className={classes.pattern}>
      <pattern
        id="suchi-hatching"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="3" height="6" fill="var(--chart-gold)" />
      </pattern>
    </svg>
  );
}

type Mark = 'gold' | 'maroon' | 'dashed' | 'hatched';

interface LegendProps {
  first: { name: string; mark: Mark };
  second: { name: string; mark: Mark };
  weeks: number;
}

function Legend({ first, second, weeks }: LegendProps) {
  const t = useMessages('dashboard');
  return (
    <p className={classes.legend}>
      {[first, second].map(({ name, mark }) => (
        <span key={mark}>
          <span className={`${classes.key} ${classes[mark]}`} aria-hidden="true" />
          {name}
        </span>
      ))}
      <span className={classes.weeks}>{t('chart.lastWeeks', { count: weeks })}</span>
    </p>
  );
}
