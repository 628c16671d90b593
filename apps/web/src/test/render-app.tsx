import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';
import { Router } from '../shared/router/router.ts';
import { createMemoryHistory } from './memory-history.ts';

/** With its real router, guards and lazy pages. */
export function renderApp(address: string) {
  return renderWith(new Router(routes, createMemoryHistory(address)));
}

/** As the browser does it: the first answers may be here before anything is drawn. */
export async function renderOpenedApp(address: string) {
  const router = new Router(routes, createMemoryHistory(address));
  await router.opened;
  return renderWith(router);
}

function renderWith(router: Router) {
  render(<App router={router} />);
  return {
    user: userEvent.setup(),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
