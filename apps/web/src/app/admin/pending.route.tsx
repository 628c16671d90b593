import { CandidatesPage } from '../../features/candidates/candidates-page.tsx';
import { ReviewDesk } from '../../features/review/desk/review-desk.tsx';
import { useSearchParams } from '../../shared/router/hooks.ts';
import classes from './office-shell.module.css';

/** Pending candidates: the review desk, and with `?view=list` the list. */
export function PendingRoute() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'list') return <ReviewDesk />;
  return (
    <div className={classes.main}>
      <CandidatesPage />
    </div>
  );
}
