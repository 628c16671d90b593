import type { MelawaBoard } from '@suchi/contracts/melawa';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { axisTicks } from '../../../shared/ui/axis-ticks.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sayClock } from '../model/say-clock.ts';
import classes from './quarters.module.css';

type Quarter = MelawaBoard['quarters'][number];

const quarterMs = 15 * 60_000;
/** Every second quarter has its time. */
const namedEach = 2;

/** How many people came in each quarter of an hour. The one that runs is hatched. */
export function Quarters({ quarters, now }: { quarters: readonly Quarter[]; now: string }) {
  const t = useMessages('melawaDay');
  return (
    <Card as="section" padding={4} aria-label={t('quarters.title')} className={classes.card}>
      <Row justify="between" align="baseline" wrap>
        <Text as="h2" size="lg" weight="bold" face="plain">
          {t('quarters.title')}
        </Text>
        <Text as="span" tone="muted" size="sm">
          {t('quarters.each')}
        </Text>
      </Row>
      {quarters.length === 0 ? (
        <Text tone="soft" above={3}>
          {t('quarters.none')}
        </Text>
      ) : (
        <>
          <Bars quarters={quarters} now={Date.parse(now)} />
          <Table quarters={quarters} />
        </>
      )}
    </Card>
  );
}

function Bars({ quarters, now }: { quarters: readonly Quarter[]; now: number }) {
  const most = Math.max(...quarters.map(({ people }) => people));
  const ticks = axisTicks(most);
  const top = ticks.at(-1) ?? 1;
  const fullest = quarters.findIndex(({ people }) => people === most);
  return (
    <div className={classes.chart} aria-hidden="true">
      <div className={classes.plot}>
        {ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            {formatCount(tick)}
          </span>
        ))}
        <div className={classes.bars}>
          {quarters.map(({ from, people }, place) => {
            const isRunning = now - Date.parse(from) < quarterMs;
            return (
              <span key={from} className={classes.quarter}>
                <span
                  className={classes.bar}
                  data-running={isRunning || undefined}
                  style={{ height: `${(people / top) * 100}%` }}
                >
                  {isRunning || place === fullest ? (
                    <span className={classes.count}>{formatCount(people)}</span>
                  ) : null}
                </span>
                {place % namedEach === 0 ? <span className={classes.name}>{sayClock(from)}</span> : null}
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** For screen readers: the same numbers. */
function Table({ quarters }: { quarters: readonly Quarter[] }) {
  const t = useMessages('melawaDay');
  return (
    <table className="visually-hidden" aria-label={t('quarters.title')}>
      <thead>
        <tr>
          <th scope="col">{t('quarters.time')}</th>
          <th scope="col">{t('quarters.people')}</th>
        </tr>
      </thead>
      <tbody>
        {quarters.map(({ from, people }) => (
          <tr key={from}>
            <th scope="row">{sayClock(from)}</th>
            <td>{people}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
