import { type Dashboard, listOfAge } from '@suchi/contracts/office';
import { ageBands } from '@suchi/domain/office';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './age-bands.module.css';
import { ChartCard } from './chart-card.tsx';
import { ListNumber } from './list-number.tsx';

/** Women to the left (hatched), men to the right (solid), one row for each band. */
export function AgeBands({ ages }: { ages: Dashboard['season']['ages'] }) {
  const t = useMessages('dashboard');
  const bands = ageBands.map((band, place) => ({
    band,
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
          cells: [
            <BandCount key="women" side="women" {...band} />,
            <BandCount key="men" side="men" {...band} />,
          ],
        })),
      }}
    >
      <Row as="p" align="stretch" justify="between" wrap className={classes.legend}>
        <span>
          <span className={`${classes.key} ${classes.women}`} aria-hidden="true" />
          <RichMessage
            text={t('ages.womenInAll', { count: formatCount(women) })}
            marks={{
              all: (count) => (
                <ListNumber list={listOfAge('Female')} label={t('ages.openWomen', { count })}>
                  {count}
                </ListNumber>
              ),
            }}
          />
        </span>
        <span>
          <RichMessage
            text={t('ages.menInAll', { count: formatCount(men) })}
            marks={{
              all: (count) => (
                <ListNumber list={listOfAge('Male')} label={t('ages.openMen', { count })}>
                  {count}
                </ListNumber>
              ),
            }}
          />
          <span className={`${classes.key} ${classes.men}`} aria-hidden="true" />
        </span>
      </Row>
      <ul className={classes.bands}>
        {bands.map((band) => (
          <li key={band.name}>
            <Text tone="muted" size="sm" className={classes.name}>
              {band.name}
            </Text>
            <div className={classes.row}>
              <Bar side="women" band={band} most={most} />
              {band.isBelowMenAge && band.men === 0 ? (
                <Text as="span" tone="muted" size="sm" className={classes.none}>
                  {t('ages.fromMen')}
                </Text>
              ) : (
                <Bar side="men" band={band} most={most} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

interface Band {
  band: (typeof ageBands)[number];
  name: string;
  women: number;
  men: number;
}

/** Opens the women or men of the band. */
function BandCount({ side, band, name, ...counts }: Band & { side: 'women' | 'men' }) {
  const t = useMessages('dashboard');
  const count = formatCount(counts[side]);
  return (
    <ListNumber
      list={listOfAge(side === 'women' ? 'Female' : 'Male', band)}
      label={t(`ages.openBand.${side}`, { count, band: name })}
    >
      {count}
    </ListNumber>
  );
}

function Bar({ side, band, most }: { side: 'women' | 'men'; band: Band; most: number }) {
  return (
    <Row as="span" gap={2} className={`${classes.side} ${classes[`${side}Side`]}`}>
      <span className={classes.count}>
        <BandCount side={side} {...band} />
      </span>
      <span
        className={`${classes.bar} ${classes[side]}`}
        style={{ width: `${(band[side] / most) * 72}%` }}
        aria-hidden="true"
      />
    </Row>
  );
}
