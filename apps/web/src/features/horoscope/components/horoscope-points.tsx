import type { CountedHoroscope, MoonData } from '@suchi/contracts/horoscope';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Box, Card } from '../../../shared/ui/layout.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text, VisuallyHidden } from '../../../shared/ui/text.tsx';
import {
  formatPoints,
  formatRange,
  sayRashis,
  sayStars,
  sayTotal,
  totalOf,
} from '../model/horoscope-words.ts';
import classes from './horoscope.module.css';
import { KootaBar } from './koota-bar.tsx';

const HoroscopeDetail = lazyPart(() =>
  import('./horoscope-detail.tsx').then((module) => module.HoroscopeDetail),
);

interface HoroscopePointsProps {
  horoscope: CountedHoroscope;
  /** What the reader's own candidate is called. */
  own: string;
  name: string;
}

export function HoroscopePoints({ horoscope, own, name }: HoroscopePointsProps) {
  const t = useMessages('horoscope');
  const [isDetailOpen, setDetailOpen] = useState(false);
  const { total, kootas, moons, looked_for: lookedFor } = horoscope;
  const isOnlyTotal = kootas.length === 0;
  return (
    <Card className={classes.points}>
      <Box className={classes.total}>
        <Text size={isOnlyTotal ? '2xl' : undefined} tone="soft">
          {isOnlyTotal ? (
            <strong>{sayTotal(horoscope, t)}</strong>
          ) : (
            <RichMessage
              text={t('points', { points: formatRange(total), of: totalOf })}
              marks={{ b: (points) => <strong className={classes.number}>{points}</strong> }}
            />
          )}
        </Text>
        {lookedFor === null || total.min !== total.max ? null : (
          <Text tone="muted">{t('lookedFor', { points: formatPoints(lookedFor) })}</Text>
        )}
      </Box>
      <dl className={classes.stars}>
        <Star name={own} moon={moons.mine} />
        <Star name={name} moon={moons.theirs} />
      </dl>
      {isOnlyTotal ? null : (
        <>
          <KootaTable kootas={kootas} />
          <PlainButton className={`touch bold ${classes.meaning}`} onClick={() => setDetailOpen(true)}>
            {t('meaningLink')}
            <IconChevronRight size={20} aria-hidden="true" />
          </PlainButton>
        </>
      )}
      {isDetailOpen ? (
        <HoroscopeDetail horoscope={horoscope} name={name} onClose={() => setDetailOpen(false)} />
      ) : null}
    </Card>
  );
}

function Star({ name, moon }: { name: string; moon: MoonData }) {
  const t = useMessages('horoscope');
  return (
    <div>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <dd>
        <strong>{sayStars(moon, t)}</strong>
        <Text tone="soft">{sayRashis(moon, t)}</Text>
      </dd>
    </div>
  );
}

function KootaTable({ kootas }: Pick<CountedHoroscope, 'kootas'>) {
  const t = useMessages('horoscope');
  return (
    <table className={classes.kootas}>
      <caption className="visually-hidden">{t('table.label')}</caption>
      <VisuallyHidden as="thead">
        <tr>
          <th scope="col" colSpan={2}>
            {t('table.koota')}
          </th>
          <th scope="col">{t('table.points')}</th>
        </tr>
      </VisuallyHidden>
      <tbody>
        {kootas.map(({ koota, points, of }) => (
          <tr key={koota}>
            <th scope="row">{t(`kootas.${koota}`)}</th>
            <td aria-hidden="true">
              <KootaBar points={points} of={of} />
            </td>
            <td>
              <RichMessage
                text={t('points', { points: formatRange(points), of })}
                marks={{ b: (said) => <strong>{said}</strong> }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
