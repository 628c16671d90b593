import '@mantine/charts/styles.layer.css';
import { BarChart, CompositeChart } from '@mantine/charts';
import type { Dashboard } from '@suchi/contracts/office';
import { formatCalendarDate } from '@suchi/domain/basics';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { labelBars } from './bar-value.tsx';
import { ChartCard } from './chart-card.tsx';
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
      {sold ? <SoldWeeks sold={sold} /> : null}
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
  const rows = season.weeks.slice(-drawnWeeks).map(({ week, registered, last_season: last }) => ({
    week: shortDay(week),
    registered,
    last,
  }));
  return (
    <ChartCard
      title={t('registrations.title')}
      lead={
        <>
          <Link to={officePaths.users} aria-label={t('registrations.openAll', { count })}>
            <span className={classes.number}>{count}</span>
          </Link>{' '}
          {t('registrations.thisSeason')},{' '}
          {t('registrations.lastSeason', { count: formatCount(season.registered_last_season) })}
        </>
      }
      table={{
        columns: [t('chart.week'), t('chart.thisSeason'), t('chart.lastSeason')],
        rows: season.weeks.map(({ week, registered, last_season: last }) => ({
          name: formatCalendarDate(week),
          cells: [formatCount(registered), formatCount(last)],
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
          barProps={{ label: labelBars(() => true) }}
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

function SoldWeeks({ sold }: { sold: Sold }) {
  const t = useMessages('dashboard');
  const subscriptions = formatCount(sold.subscriptions);
  const orders = formatCount(sold.orders);
  const drawn = sold.weeks.slice(-drawnWeeks);
  return (
    <ChartCard
      title={t('sold.title')}
      lead={
        <>
          <Link
            to={officePaths.subscriptions}
            aria-label={t('sold.openSubscriptions', { count: subscriptions })}
          >
            <span className={classes.number}>{subscriptions}</span>
          </Link>{' '}
          {t('sold.and')}{' '}
          <Link to={officePaths.orders} aria-label={t('sold.openOrders', { count: orders })}>
            <span className={classes.number}>{orders}</span>
          </Link>{' '}
          {t('sold.thisSeason', { amount: formatRupees(sold.amount) })}
        </>
      }
      table={{
        columns: [t('chart.week'), t('sold.subscriptions'), t('sold.orders')],
        rows: sold.weeks.map((week) => ({
          name: formatCalendarDate(week.week),
          cells: [formatCount(week.subscriptions), formatCount(week.orders)],
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
                }
              : { label: labelLast(drawn, 'subscriptions') }
          }
        />
      </div>
    </ChartCard>
  );
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
