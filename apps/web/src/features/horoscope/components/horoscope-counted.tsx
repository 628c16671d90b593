import type { CountedHoroscope, UncertaintyData } from '@suchi/contracts/horoscope';
import { IconPlanet, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sayMangal, sayWish } from '../model/horoscope-words.ts';
import { HoroscopePoints } from './horoscope-points.tsx';
import classes from './horoscope.module.css';
import { QuietNote } from './quiet-note.tsx';

interface HoroscopeCountedProps {
  horoscope: CountedHoroscope;
  name: string;
}

/** Points, stars, kootas, mangal and who it matters to, in this order. */
export function HoroscopeCounted({ horoscope, name }: HoroscopeCountedProps) {
  const t = useMessages('horoscope');
  const { kootas, uncertain, exceptions, mangal, wants } = horoscope;
  const own = namesOf(horoscope.me).calledBy;
  const hasSameNadi = kootas.some(({ koota, points }) => koota === 'nadi' && points.max === 0);
  const ofNadi = exceptions.filter((exception) => hasSameNadi && exception.startsWith('nadi'));
  const others = exceptions.filter((exception) => !ofNadi.includes(exception));
  return (
    <>
      {uncertain.map((each) => (
        <Uncertain key={each.side} uncertainty={each} name={name} />
      ))}
      <HoroscopePoints horoscope={horoscope} own={own} name={name} />
      {hasSameNadi ? (
        <QuietNote icon="info">
          <strong>{t('sameNadi.title')}</strong> {t('sameNadi.text')}{' '}
          {ofNadi.map((exception) => t(`exceptions.${exception}`)).join(' ')}
        </QuietNote>
      ) : null}
      {others.map((exception) => (
        <QuietNote key={exception} icon="info">
          {t(`exceptions.${exception}`)}
        </QuietNote>
      ))}
      <Fact icon={<IconPlanet size={24} />} title={t('mangal.title')}>
        {t('mangal.rule')} {sayMangal(mangal.mine, own, t)} {sayMangal(mangal.theirs, name, t)}{' '}
        {t('mangal.foot')}
      </Fact>
      <Fact icon={<IconUsers size={24} />} title={t('matters.title')}>
        {t('matters.theirs', { name, wish: sayWish(wants.theirs, t) })}{' '}
        {t('matters.mine', { wish: sayWish(wants.mine, t) })}
      </Fact>
    </>
  );
}

function Uncertain({ uncertainty, name }: { uncertainty: UncertaintyData; name: string }) {
  const t = useMessages('horoscope');
  const { side, because, changes, times } = uncertainty;
  const { told: time, from, to } = times ?? { told: '', from: '', to: '' };
  return (
    <QuietNote icon="time" tint="gold">
      <strong>{t(`uncertain.${side}.${because}`, { name, time })}</strong>{' '}
      {t(`uncertain.${changes}.${because}`, { from, to })}
    </QuietNote>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card as="section" padding={4} aria-label={title}>
      <Row gap={4} align="start">
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <Stack gap={1}>
          <Text as="h3" weight="bold" size="body" face="plain">
            {title}
          </Text>
          <Text tone="soft">{children}</Text>
        </Stack>
      </Row>
    </Card>
  );
}
