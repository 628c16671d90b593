import { useMessages } from '../../shared/i18n/messages.ts';
import { failedParts } from '../../shared/loading/failed-parts.ts';
import type { LoadFailureProps } from '../../shared/loading/lazy-part.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { PlainPage } from './plain-page.tsx';

/** While a page is tried again. */
export function PageLoading() {
  const t = useMessages('common');
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton height={240} />
    </div>
  );
}

/** In the place of a page whose code could not be loaded. */
export function PageNotLoaded({ failure, isRetrying }: LoadFailureProps) {
  const t = useMessages('common');
  return (
    <>
      <PageTitle title={t('failed.title')} />
      <FailedState
        isPage
        error={failure}
        isRetrying={isRetrying}
        onRetry={() => failedParts.retry(failure)}
      />
    </>
  );
}

/** In the place of a whole layout. */
export function LayoutNotLoaded(props: LoadFailureProps) {
  return (
    <PlainPage>
      <PageNotLoaded {...props} />
    </PlainPage>
  );
}
