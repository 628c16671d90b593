import type { HoroscopeData } from '@suchi/contracts/horoscope';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { horoscopeQuery } from '../api/horoscope-query.ts';
import { useShowHoroscope } from '../api/use-show-horoscope.ts';
import { HoroscopeCounted } from './horoscope-counted.tsx';
import { HoroscopeOff } from './horoscope-off.tsx';
import { QuietNote } from './quiet-note.tsx';
import { HoroscopeMissing } from './horoscope-missing.tsx';

interface HoroscopeMatchProps {
  profileId: number;
  /** What the candidate is called. */
  name: string;
}

/** How two horoscopes match, or one quiet line. It never holds up the page. */
export function HoroscopeMatch({ profileId, name }: HoroscopeMatchProps) {
  const t = useMessages('horoscope');
  const source = useQuery(horoscopeQuery(profileId));
  if (source.data === null) return null;
  if (source.data) return <Shown horoscope={source.data} name={name} />;
  if (!source.error) return <Skeleton height={64} />;
  return (
    <FailedState
      title={t('failed')}
      error={source.error}
      isRetrying={source.isFetching}
      onRetry={() => void source.refetch()}
    />
  );
}

function Shown({ horoscope, name }: { horoscope: HoroscopeData; name: string }) {
  const t = useMessages('horoscope');
  const { show, isBusy } = useShowHoroscope();
  const isQuiet = horoscope.state === 'theirs_off' || (horoscope.state === 'off' && !horoscope.is_wanted);
  const section = useRef<HTMLElement>(null);
  const before = useRef(horoscope.state);
  // The button that was pressed is gone with the state that it was for.
  useEffect(() => {
    if (before.current !== horoscope.state && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
    before.current = horoscope.state;
  }, [horoscope.state]);
  return (
    <Stack as="section" gap={4} ref={section} tabIndex={-1} aria-label={t('title')}>
      {isQuiet ? null : (
        <div>
          <h2>{t('title')}</h2>
          <Text tone="muted" size="md">
            {t('lead')}
          </Text>
        </div>
      )}
      <State horoscope={horoscope} name={name} isBusy={isBusy} onShow={() => show(true)} />
      {horoscope.state === 'off' ? null : (
        <Text tone="muted" size="md">
          {horoscope.state === 'counted' ? t('worked') : null}{' '}
          <LinkButton onClick={() => show(false)}>{t('hideMine')}</LinkButton>
        </Text>
      )}
    </Stack>
  );
}

interface StateProps {
  horoscope: HoroscopeData;
  name: string;
  isBusy: boolean;
  onShow: () => void;
}

function State({ horoscope, name, isBusy, onShow }: StateProps) {
  const t = useMessages('horoscope');
  switch (horoscope.state) {
    case 'counted':
      return <HoroscopeCounted horoscope={horoscope} name={name} />;
    case 'missing':
      return <HoroscopeMissing side={horoscope.side} what={horoscope.what} name={name} />;
    case 'theirs_off':
      return <QuietNote icon="moon">{t('theirsOff', { name })}</QuietNote>;
    case 'off':
    default:
      return horoscope.is_wanted ? (
        <HoroscopeOff name={name} isBusy={isBusy} onShow={onShow} />
      ) : (
        <QuietNote icon="moon">
          {t('bothOff')} <LinkButton onClick={onShow}>{t('showMine')}</LinkButton>
        </QuietNote>
      );
  }
}
