import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { createMemoryHistory } from '../../test/memory-history.ts';
import { useHoldBack } from '../router/hooks.ts';
import { Link } from '../router/link.tsx';
import { Router } from '../router/router.ts';
import { Outlet, RouterProvider } from '../router/router-provider.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { MantineRoot } from './mantine-root.tsx';

function Page() {
  const [opened, setOpened] = useState<'menu' | 'question' | null>(null);
  const close = () => setOpened(null);
  return (
    <MantineRoot>
      <h1>Page</h1>
      <button type="button" onClick={() => setOpened('menu')}>
        Menu
      </button>
      <button type="button" onClick={() => setOpened('question')}>
        Ask
      </button>
      {/* Stays mounted, as the menus do. */}
      <Drawer.Root opened={opened === 'menu'} onClose={close} transitionProps={{ duration: 0 }}>
        <Drawer.Content aria-label="Menu">
          <Link to="/next" onClick={close}>
            Next
          </Link>
        </Drawer.Content>
      </Drawer.Root>
      {opened === 'question' ? (
        <Dialog
          title="Question"
          confirmLabel="Yes"
          onConfirm={close}
          cancel={{ label: 'No', onCancel: close }}
        >
          Really?
        </Dialog>
      ) : null}
    </MantineRoot>
  );
}

/** Asks before a page with unsaved work is left. */
function Form() {
  const { isAsking, leave, stay } = useHoldBack(true);
  return (
    <>
      <h1>Form</h1>
      {isAsking ? (
        <Dialog
          title="Unsaved"
          confirmLabel="Leave"
          onConfirm={leave}
          cancel={{ label: 'Stay', onCancel: stay }}
        >
          Leave the page?
        </Dialog>
      ) : null}
    </>
  );
}

function open() {
  const page = (path: string, Component: () => ReactNode) => ({
    path,
    load: () => Promise.resolve({ Component }),
  });
  const history = createMemoryHistory('/');
  const routes = [
    page('/', () => <h1>Start</h1>),
    page('/page', Page),
    page('/next', () => <h1>Next</h1>),
    page('/form', Form),
  ];
  const router = new Router(routes, history);
  render(
    <RouterProvider router={router}>
      <Outlet />
    </RouterProvider>,
  );
  const expectPage = (name: string) =>
    waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
    });
  const expectAbove = (above: number) => waitFor(() => expect(history.above()).toBe(above));
  return {
    user: userEvent.setup(),
    visit: (path: string) => act(() => router.navigate(path)),
    move: (by: number) => act(() => history.go(by)),
    expectPage,
    expectAbove,
  };
}

it('Back closes a menu, and then leaves the page', async () => {
  const { user, visit, move, expectPage, expectAbove } = open();
  await visit('/page');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  await expectAbove(1);
  move(-1);
  await expectPage('Page');
  move(-1);
  await expectPage('Start');
});

it('the page behind does not scroll while one of them is open, and no style sheet is added for it', async () => {
  const { user, visit, expectPage } = open();
  await visit('/page');
  const sheets = document.styleSheets.length;
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('button', { name: 'Yes' });
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  expect(document.styleSheets).toHaveLength(sheets);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await expectPage('Page');
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

it('a dialog that was answered costs no further Back, and Forward does not open it', async () => {
  const { user, visit, move, expectPage, expectAbove } = open();
  await visit('/page');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await expectAbove(1);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await expectAbove(0);
  move(1);
  await expectAbove(0);
  await expectPage('Page');
  move(-1);
  await expectPage('Start');
});

it('a link in a menu leads on, and Back leads to the page of the menu', async () => {
  const { user, visit, move, expectPage, expectAbove } = open();
  await visit('/page');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await expectAbove(1);
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  await expectPage('Next');
  move(-1);
  await expectPage('Page');
});

it('Back on the question about unsaved work stays; the question still leads away', async () => {
  const { user, visit, move, expectPage, expectAbove } = open();
  await visit('/page');
  await visit('/form');
  move(-1);
  expect(await screen.findByRole('dialog', { name: 'Unsaved' })).toBeInTheDocument();
  await expectAbove(1);
  move(-1);
  await expectPage('Form');
  move(-1);
  await expectAbove(1);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await expectPage('Page');
  move(-1);
  await expectPage('Start');
});
