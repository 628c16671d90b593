import type { ClosedAccount } from '@suchi/contracts/closing';
import { AccountClosed } from '../../features/closing/components/account-closed.tsx';
import { useLocation } from '../../shared/router/hooks.ts';
import { NotFoundRoute } from '../failures/not-found.route.tsx';

/** Passed in the history entry, not in the URL. */
interface ClosedState {
  closed?: ClosedAccount;
}

/** The last page of a deletion, for somebody who is not signed in any more. */
export function AccountClosedRoute() {
  const { closed } = (useLocation().state ?? {}) as ClosedState;
  return closed === undefined ? <NotFoundRoute /> : <AccountClosed closed={closed} />;
}
