import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { currentUserQuery } from '../../entities/current-user/current-user-query.ts';
import { CurrentUserProvider } from '../../entities/current-user/use-current-user.ts';
import { session } from '../../shared/api/api.ts';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { PlainPage } from '../failures/plain-page.tsx';

interface CurrentUserGateProps {
  loading: ReactNode;
  /** The page's main landmark is already around this component. */
  isInsideMain?: boolean;
  children: ReactNode;
}

export function CurrentUserGate({ loading, isInsideMain = false, children }: CurrentUserGateProps) {
  const {
    data: user,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...currentUserQuery,
    // Between the end of a session and the login page there is no user to load.
    enabled: session.isSignedIn(),
  });
  useEffect(() => {
    // The specification's rule: a record of one field or fewer is not a user.
    if (user === null) void session.logout();
  }, [user]);

  if (user) return <CurrentUserProvider value={user}>{children}</CurrentUserProvider>;
  if (user === undefined && error !== null) {
    const failure = (
      <FailedState isPage error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
    return isInsideMain ? failure : <PlainPage>{failure}</PlainPage>;
  }
  return loading;
}
