import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, member, noNetwork, refusal, signInAs } from '../../test/server.ts';

const here = {
  id: '00000000-0000-4000-8000-000000000001',
  browser: 'Chrome',
  system: 'Android',
  is_current: true,
  is_kept: true,
  signed_in_at: '2026-11-01T04:30:00Z',
  seen_at: '2026-11-14T04:30:00Z',
};
const laptop = {
  ...here,
  id: '00000000-0000-4000-8000-000000000002',
  browser: 'Edge',
  system: 'Windows',
  is_current: false,
  seen_at: '2026-11-13T15:42:00Z',
};
const unknown = { ...laptop, id: '00000000-0000-4000-8000-000000000003', browser: null, system: null };
const devices = (...list: object[]) => data({ devices: list });

async function open() {
  const app = renderApp('/settings/signed_in_devices');
  await screen.findByRole('heading', { level: 1, name: 'Your devices' });
  return app;
}

describe('where you are signed in', () => {
  it('is in the menu of members and staff', async () => {
    for (const user of [member, admin]) {
      signInAs(user);
      renderApp('/settings');
      expect(await screen.findByRole('link', { name: 'Your devices' })).toHaveAttribute(
        'href',
        '/settings/signed_in_devices',
      );
      cleanup();
    }
  });

  it('lists devices in words, this one first and without a button', async () => {
    signInAs(member);
    answer('get', '/qe_session/list', devices(here, laptop, unknown));
    await open();
    const [first, second, third] = within(
      await screen.findByRole('list', { name: 'Your devices' }),
    ).getAllByRole('listitem');
    expect(screen.getByText('This account is open on 3 devices.')).toBeInTheDocument();
    expect(first).toHaveTextContent('AndroidChromeThis device, in use now');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('WindowsEdge');
    expect(second).toHaveTextContent('Last used 09:12 PM 13/11/2026');
    expect(third).toHaveTextContent('Unknown deviceUnknown browser');
    expect(screen.getByRole('link', { name: 'change your password' })).toHaveAttribute(
      'href',
      '/settings/reset_password',
    );
  });

  it('logs one device out without confirmation, and shows it', async () => {
    signInAs(member);
    answer('get', '/qe_session/list', devices(here, laptop), devices(here));
    const ended = answer('post', '/qe_session/end', data({}));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log out this device: Windows' }));
    expect(await screen.findByText('Logged out.')).toBeInTheDocument();
    expect(ended[0]?.body).toEqual({ id: laptop.id });
    await waitFor(() => expect(screen.queryByText('Windows')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
  });

  it('logs out all others after one confirmation', async () => {
    signInAs(member);
    answer('get', '/qe_session/list', devices(here, laptop, unknown), devices(here));
    const ended = answer('post', '/qe_session/end_others', data({}));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    let dialog = await screen.findByRole('dialog', { name: 'Log out 2 other devices?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(ended).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    dialog = await screen.findByRole('dialog', { name: 'Log out 2 other devices?' });
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('All other devices are logged out.')).toBeInTheDocument();
    expect(await screen.findByText('This account is open on 1 device.')).toBeInTheDocument();
  });

  it('shows when it cannot load or a device could not be logged out', async () => {
    signInAs(member);
    answer('get', '/qe_session/list', noNetwork, noNetwork, devices(here, laptop));
    answer('post', '/qe_session/end', refusal(503, 'SERVICE_UNAVAILABLE'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Log out this device: Windows' }));
    expect(await screen.findByText(/The service is busy at the moment/)).toBeInTheDocument();
    expect(screen.getByText('Windows')).toBeInTheDocument();
  });

  it('has words for an empty list', async () => {
    signInAs(member);
    answer('get', '/qe_session/list', devices());
    await open();
    expect(await screen.findByText('No browser is signed in to this account.')).toBeInTheDocument();
  });
});
