import type { FitData } from '@suchi/contracts/fit';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { preferencesPath } from '../../../entities/fit/fit-line.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { fitQuery } from '../api/fit-query.ts';
import { FitGotra } from './fit-gotra.tsx';
import { FitRows } from './fit-rows.tsx';
import { FitTiles } from './fit-tiles.tsx';
import classes from './how-you-fit.module.css';

interface HowYouFitProps {
  profileId: number;
  /** What the candidate is called. */
  name: string;
}

/** What each family asked for, beside the facts of the other. It never holds up the page. */
export function HowYouFit({ profileId, name }: HowYouFitProps) {
  const t = useMessages('fit');
  const source = useQuery(fitQuery(profileId));
  if (source.data === null) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="how-you-fit">
      <div>
        <h2 id="how-you-fit">{t('title')}</h2>
        <Text tone="muted">{t('lead')}</Text>
      </div>
      {source.data ? (
        <Fit fit={source.data} name={name} />
      ) : source.error ? (
        <FailedState
          title={t('failed')}
          error={source.error}
          isRetrying={source.isFetching}
          onRetry={() => void source.refetch()}
        />
      ) : (
        <FitSkeleton />
      )}
    </Stack>
  );
}

function Fit({ fit, name }: { fit: FitData; name: string }) {
  const t = useMessages('fit');
  const isSet = fit.mine.rows.length + fit.theirs.rows.length > 0;
  return (
    <>
      {isSet ? (
        <>
          <FitTiles fit={fit} name={name} />
          <div className={classes.lists}>
            <FitRows id="fit-mine" title={t('mine.title')} side={fit.mine} isMine />
            <FitRows id="fit-theirs" title={t('theirs.title', { name })} side={fit.theirs} isMine={false} />
          </div>
        </>
      ) : (
        <Banner
          tone="plain"
          icon={<IconListCheck />}
          title={t('neither')}
          action={<Link to={preferencesPath}>{t('setYours')}</Link>}
        />
      )}
      <FitGotra gotra={fit.gotra} name={name} />
      {isSet ? (
        <Text tone="muted" size="md">
          {t('legend')} <Link to={preferencesPath}>{t('change')}</Link>
        </Text>
      ) : null}
    </>
  );
}

const FitSkeleton = () => (
  <div className={classes.lists}>
    <Skeleton height={96} />
    <Skeleton height={96} />
    {['one', 'two', 'three', 'four', 'five'].map((row) => (
      <Skeleton key={row} height={56} />
    ))}
  </div>
);
