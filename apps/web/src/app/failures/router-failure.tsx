import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { connection } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useRouter, useRouterState } from '../../shared/router/router-context.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { PlainPage } from './plain-page.tsx';

/** In the place of a page whose guard failed. */
export function GuardFailure({ failure }: { failure: unknown }) {
  return failure instanceof ApiError ? (
    <PlainPage>
      <GuardRetry error={failure} />
    </PlainPage>
  ) : (
    <RouterFailure />
  );
}

function GuardRetry({ error }: { error: ApiError }) {
  const t = useMessages('common');
  const router = useRouter();
  const { isLoading } = useRouterState();
  useEffect(() => {
    return connection.subscribe(() => {
      if (connection.isOnline()) void router.revalidate();
    });
  }, [router]);
  return (
    <>
      <PageTitle title={t('failed.title')} />
      <FailedState isPage error={error} isRetrying={isLoading} onRetry={() => void router.revalidate()} />
    </>
  );
}

/** In the place of a page that threw, inside its shell. */
export function PageFailure() {
  const t = useMessages('common');
  return (
    <>
      <PageTitle title={t('routerFailure.title')} />
      <StatePanel
        isPage
        tone="error"
        icon={<IconCloudOff />}
        title={t('routerFailure.title')}
        action={
          <Button icon={<IconRefresh size={20} />} onClick={() => window.location.reload()}>
            {t('routerFailure.reload')}
          </Button>
        }
      >
        <p>{t('routerFailure.text')}</p>
        <p>
          {/* A new document: this one stopped working. */}
          <a href={paths.contact}>{t('contactOffice')}</a>
        </p>
      </StatePanel>
    </>
  );
}

/** Outside of a shell. */
export function RouterFailure() {
  return (
    <PlainPage>
      <PageFailure />
    </PlainPage>
  );
}
