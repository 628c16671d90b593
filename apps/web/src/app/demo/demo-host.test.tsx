import type { Demo } from '@suchi/contracts/settings';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../shared/api/api.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { Router } from '../../shared/router/router.ts';
import { RouterProvider } from '../../shared/router/router-provider.tsx';
import { createMemoryHistory } from '../../test/memory-history.ts';
import { answer, data, member, refusal } from '../../test/server.ts';
import { DemoHost } from './demo-host.tsx';
import { DemoPanel } from './demo-panel.tsx';

const demo: Demo = {
  sends_mails: false,
  mail_page: 'https://mails.example.org/',
  payments: 'pretended',
  next_reset: '2026-11-18T22:00:00.000Z',
};
const showHost = (address = '/login') =>
  render(
    <RouterProvider router={new Router([], createMemoryHistory(address))}>
      <DemoHost />
    </RouterProvider>,
  );
const line = 'This is a demo. All people are invented.';

describe('the banner of a demo', () => {
  it('says what this is in one line, and unfolds the logins, the mails, the payments and the reset', async () => {
    answer('get', '/qe_public/demo', data({ demo }));
    showHost();
    expect(await screen.findByText(line)).toBeVisible();
    const unfold = screen.getByRole('button', { name: 'Try it' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    const logins = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(logins).toHaveLength(8);
    expect(logins[0]).toContain('Start here');
    expect(screen.getByRole('link', { name: 'Read the mails' })).toHaveAttribute('href', demo.mail_page);
    expect(screen.getByText(/Choose “Pay”/)).toBeVisible();
    expect(screen.getByText(/put back at .*03:30/i)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is not there where the server does not say so', async () => {
    const asked = answer('get', '/qe_public/demo', data({ demo: null }));
    showHost();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(line)).toBeNull();
  });

  it('is not on the screen of the hall', async () => {
    const asked = answer('get', '/qe_public/demo', data({ demo }));
    showHost('/tv');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(line)).toBeNull();
  });
});

describe('a login of the demo', () => {
  it.each([
    [/^Start here/, 'subscriber', '/'],
    [/^Hansa/, 'treasurer', '/admin'],
  ])('%s signs in by one tap and leads to where the work is', async (name, login, path) => {
    await loadMessages(['demo']);
    const sent = answer('post', '/qe_session/demo_sign_in', data({ user_id: member.id }));
    const enter = vi.fn<(path: string) => void>();
    render(<DemoPanel demo={demo} onEntered={enter} />);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(enter).toHaveBeenCalledWith(path));
    expect(sent.map(({ body }) => body)).toEqual([{ login }]);
    expect(session.userId()).toBe(member.id);
  });

  it('says why it did not work', async () => {
    await loadMessages(['demo', 'errors']);
    answer('post', '/qe_session/demo_sign_in', refusal(429, 'REQUESTS_EXCEEDED'));
    const enter = vi.fn<(path: string) => void>();
    render(<DemoPanel demo={demo} onEntered={enter} />);
    await userEvent.click(screen.getByRole('button', { name: /^Start here/ }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(enter).not.toHaveBeenCalled();
  });
});
