import type { ReactNode } from 'react';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';

export function HomeGreeting({ children }: { children: ReactNode }) {
  const t = useMessages('member');
  return (
    <ScreenWrapper title={t('home.title')} heading={useGreeting()}>
      {children}
    </ScreenWrapper>
  );
}

export function useGreeting(): string {
  const t = useMessages('member');
  const { first_name: name } = useCurrentUser();
  return name ? t('home.greeting', { name }) : t('home.greetingNameless');
}
