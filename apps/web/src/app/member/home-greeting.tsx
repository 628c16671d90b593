import type { ReactNode } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { FamiliesStrip } from '../../features/families/components/home-strip.tsx';
import { useFamilyCounts } from '../../features/families/model/use-family-counts.ts';
import { HomeStrips } from '../../features/home/components/home-strips.tsx';
import { MelawaBanner } from '../../features/home/components/melawa-banner.tsx';
import { NewMessages } from '../../features/safety/components/new-messages.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

interface HomeGreetingProps {
  /** The strip of the event. */
  event?: ReactNode;
  /** Before everything else that home says. */
  first?: ReactNode;
  children: ReactNode;
}

export function HomeGreeting({ event = <MelawaBanner />, first = null, children }: HomeGreetingProps) {
  const t = useMessages('member');
  return (
    <>
      <HomeStrips>
        <NewFamilies />
        {event}
      </HomeStrips>
      <ScreenWrapper title={t('home.title')} heading={useGreeting()}>
        {first}
        <NewMessages />
        {children}
      </ScreenWrapper>
    </>
  );
}

/** Who wrote or answered. */
export function NewFamilies() {
  const newest = useFamilyCounts()?.newest ?? null;
  return newest === null ? null : <FamiliesStrip newest={newest} />;
}

export function useGreeting(): string {
  const t = useMessages('member');
  const { first_name: name } = useCurrentUser();
  return name ? t('home.greeting', { name }) : t('home.greetingNameless');
}
