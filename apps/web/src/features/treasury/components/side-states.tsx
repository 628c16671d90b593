import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './side-states.module.css';

interface SideStatesProps {
  source: UseQueryResult;
  children: ReactNode;
}

/** Loading and failed in a small card; the page beside it stays usable. */
export function SideStates({ source, children }: SideStatesProps) {
  const t = useMessages('treasury');
  const tCommon = useMessages('common');
  if (source.data !== undefined) return children;
  if (source.error === null) {
    return (
      <Stack gap={2} align="start" className={classes.state} role="status" aria-busy="true">
        <span className="visually-hidden">{tCommon('loading')}</span>
        <Skeleton height={72} />
      </Stack>
    );
  }
  return (
    <Stack gap={2} align="start" className={classes.state} role="alert">
      <p>{t('dayBook.sideFailed')}</p>
      <Button look="default" size="small" isBusy={source.isFetching} onClick={() => void source.refetch()}>
        {tCommon('tryAgain')}
      </Button>
    </Stack>
  );
}
