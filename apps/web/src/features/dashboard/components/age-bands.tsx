import type { Dashboard } from '@suchi/contracts/office';
import { ageBands } from '@suchi/domain/office';
import { paths } from '../../../shared/config/paths.ts';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import classes from './age-bands.module.css';
import { ChartCard } from './chart-card.tsx';

const listOf = (gender: 'Female' | 'Male') => `${paths.admin}/candidates/active?gender=${gender}`;

/** Women to the left (hatched), men to the right (solid), one row for each band. */
export function AgeBands({ ages }: { ages: Dashboard['season']['ages'] }) {
  const t = useMessages('dashboard');
  const bands = ageBands.map((band, place) => ({
    name:
      band.to === null
        ? t('ages.lastBand', { from: band.from })
        : t('ages.band', { from: band.from, to: band.to }),
    women: ages[place]?.women ?? 0,
    men: ages[place]?.men ?? 0,
    isBelowMenAge: band.to !== null && band.to < 21,
  }));
  const most = Math.max(1, ...bands.flatMap(({ women, men }) => [women, men]));
  const women = bands.reduce((sum, band) => sum + band.women, 0);
  const men = bands.reduce((sum, band) => sum + band.men, 0);
  return (
    <ChartCard
      title={t('ages.title')}
      lead={t('ages.lead')}
      table={{
        columns: [t('ages.age'), t('ages.women'), t('ages.men')],
        rows: bands.map((band) => ({
          name: band.name,
          cells: [formatCount(band.women), formatCount(band.men)],
        })),
      }}
    >
      <p className={classes.legend}>
        <span>
          <span className={`${classes.key} ${classes.women}`} aria-hidden="true" />
          <Link to={listOf('Female')} aria-label={t('ages.openWomen', { count: formatCount(women) })}>
            {formatCount(women)}
          </Link>{' '}
          {t('ages.women')}
        </span>
        <span>
          <Link to={listOf('Male')} aria-label={t('ages.openMen', { count: formatCount(men) })}>
            {formatCount(men)}
          </Link>{' '}
          {t('ages.men')}
          <span className={`${classes.key} ${classes.men}`} aria-hidden="true" />
        </span>
      </p>
      <ul className={classes.bands}>
        {bands.map((band) => (
          <li key={band.name}>
            <p className={classes.name}>{band.name}</p>
            <div className={classes.row}>
              <Bar side="women" count={band.women} most={most} />
              {band.isBelowMenAge && band.men === 0 ? (
                <span className={classes.none}>{t('ages.fromMen')}</span>
              ) : (
                <Bar side="men" count={band.men} most={most} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

function Bar({ side, count, most }: { side: 'women' | 'men'; count: number; most: number }) {
  const t = useMessages('dashboard');
  return (
    <span className={`${classes.side} ${classes[`${side}Side`]}`}>
      <span className={classes.count}>
        {formatCount(count)}
        <span className="visually-hidden"> {t(`ages.${side}`)}</span>
      </span>
      <span
        className={`${classes.bar} ${classes[side]}`}
        style={{ width: `${(count / most) * 72}%` }}
        aria-hidden="true"
      />
    </span>
  );
}
