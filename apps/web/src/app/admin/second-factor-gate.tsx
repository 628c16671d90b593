import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { secondFactorQuery } from '../../features/second-factor/second-factor-api.ts';
import { mainId } from '../shell/skip-link.tsx';
import classes from './office-shell.module.css';
import { SecondFactorRoute } from './second-factor.route.tsx';

/**
 * Shows the set-up instead of the office to staff who need a second step and have none. The office does not wait for
 * the answer: the server refuses what is not allowed.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(secondFactorQuery);
  if (!data?.is_required || data.is_set) return children;
  return (
    <main id={mainId} className={classes.main} tabIndex={-1}>
      <SecondFactorRoute />
    </main>
  );
}
