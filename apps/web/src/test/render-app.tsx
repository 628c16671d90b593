import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { routes } from '../app/routes.tsx';

/** With its real router, guards and lazy pages. */
export function renderApp(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<App router={router} />);
  return {
    user: userEvent.setup(),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
