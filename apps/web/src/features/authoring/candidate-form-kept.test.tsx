import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../app/query-client.ts';
import { session } from '../../shared/api/api.ts';
import { findDeviceFile, keepDeviceFile } from '../../shared/api/device-files.ts';
import { outbox } from '../../shared/api/outbox/outbox.ts';
import { answerProfileForm, openForm, readProfileAnswer } from '../../test/candidate-form.ts';
import {
  admin,
  answer,
  data,
  findConnection,
  loseConnection,
  member,
  noContent,
  noNetwork,
  signInAs,
} from '../../test/server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('suchi.copy.'));
const typedNickname = () => screen.getByRole('textbox', { name: 'Pet name' });

/** Leaves the form like a killed tab, without unload events. */
async function typeAndVanish() {
  signInAs(member);
  answerProfileForm(readProfileAnswer({ petname: null }));
  const { user } = await openForm('/candidate/edit#personal');
  await user.type(typedNickname(), 'Sonu');
  await screen.findAllByText(/Saved on this device at \d\d:\d\d [AP]M/);
  cleanup();
  queryClient.clear();
}

describe('what was typed', () => {
  it('is kept within half a second, under both names, and is there again', async () => {
    await typeAndVanish();
    expect(copies()).toEqual([`suchi.copy.profile.${member.id}.${member.id}`]);

    answerProfileForm(readProfileAnswer({ petname: null, weight: 71 }));
    const { user } = await openForm('/candidate/edit#personal');
    expect(typedNickname()).toHaveValue('Sonu');
    expect(
      screen.getByRole('region', { name: /^We kept what you typed at \d\d:\d\d [AP]M\.$/ }),
    ).toBeInTheDocument();
    // Fields not changed here come from the server, because they may have been changed on another device.
    await user.click(screen.getByRole('link', { name: /^Height and health, Done/ }));
    expect(await screen.findByRole('textbox', { name: 'Weight (kg)' })).toHaveValue('71');
  });

  it('can be discarded for what the server has', async () => {
    await typeAndVanish();
    answerProfileForm(readProfileAnswer({ petname: null, weight: 71 }));
    const { user } = await openForm('/candidate/edit#personal');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(typedNickname()).toHaveValue(''));
    expect(copies()).toEqual([]);
  });

  it('is removed after thirty days, and the form says so', async () => {
    await typeAndVanish();
    vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60_000, toFake: ['Date'] });
    answerProfileForm(readProfileAnswer({ petname: null }));
    await openForm('/candidate/edit#personal');
    expect(
      screen.getByRole('region', { name: /^What you typed on this device on .* was not saved/ }),
    ).toBeVisible();
    expect(typedNickname()).toHaveValue('');
    expect(copies()).toEqual([]);
  });

  it('is not shared: not with another account on the same phone, not with an admin who acts for a member', async () => {
    await typeAndVanish();
    signInAs(admin);
    answerProfileForm(readProfileAnswer({ petname: null }));
    await openForm(`/candidate/edit?user=${member.id}#personal`);
    expect(typedNickname()).toHaveValue('');
  });

  it('is kept at once when the page goes away', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({ petname: null }));
    const { user } = await openForm('/candidate/edit#personal');
    await user.type(typedNickname(), 'S');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(copies()[0] ?? '')).toContain('"petname":"S"');
  });

  it('is forgotten on logout, also what was not yet written, and a photo that waits', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({ petname: null }));
    answer('post', '/qe_session/sign_out', noContent);
    const { user, address } = await openForm('/candidate/edit#personal');
    await user.type(typedNickname(), 'Sonu');
    await screen.findAllByText(/Saved on this device at/);
    await user.type(typedNickname(), 's');
    await keepDeviceFile('photo', { bytes: new Blob(['photo']), note: null });
    await session.logout();
    await waitFor(() => expect(address()).toBe('/login'));
    cleanup();
    expect(copies()).toEqual([]);
    expect(await findDeviceFile('photo')).toBeNull();
  });

  it('includes the address in the open dialog', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer());
    const { user } = await openForm('/candidate/edit#contact');
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Office');
    await screen.findAllByText(/Saved on this device at/);
    cleanup();
    await openForm('/candidate/edit#contact');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Office');
  });

  it('is protected by a confirmation where the device stores nothing', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({ petname: null }));
    const { user, address } = await openForm('/candidate/edit#personal');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(typedNickname(), 'Sonu');
    expect((await screen.findAllByText(/This device cannot keep a copy/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(address()).toBe('/candidate/edit');
    expect(typedNickname()).toHaveValue('Sonu');
  });
});

describe('a draft', () => {
  it('is saved as typed, with a message, and leads home', async () => {
    await typeAndVanish();
    answerProfileForm(readProfileAnswer({ petname: null, gotra: null, addresses: [] }));
    const sent = answer('post', '/qe_profile/save_draft', data({ id: 7, status: 'Draft' }));
    const { user, address } = await openForm('/candidate/edit');
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft Saved' });
    expect(sent[0]?.body).toMatchObject({ profile: { petname: 'Sonu', gotra: null, addresses: [] } });
    expect(copies()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Go to Home' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('keeps what was typed while it was being sent', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({ petname: null }));
    const { user } = await openForm('/candidate/edit#personal');
    const sent = answer('post', '/qe_profile/save_draft', () => {
      fireEvent.change(typedNickname(), { target: { value: 'Sonu' } });
      return data({ id: 7, status: 'Draft' })();
    });
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await screen.findByRole('dialog', { name: 'Draft Saved' });
    expect(sent[0]?.body).toMatchObject({ profile: { petname: null } });
    await waitFor(() => expect(localStorage.getItem(copies()[0] ?? '')).toContain('"petname":"Sonu"'));
  });

  it('that cannot be sent waits on the device and is sent when the connection returns', async () => {
    signInAs(member);
    answerProfileForm(readProfileAnswer({ petname: null }));
    const sent = answer('post', '/qe_profile/save_draft', noNetwork, data({ id: 7, status: 'Draft' }));
    loseConnection();
    const { user } = await openForm('/candidate/edit#personal');
    await user.type(typedNickname(), 'Sonu');
    await screen.findAllByText(/Saved on this device at/);
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Draft kept on this device' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(typedNickname()).toHaveValue('Sonu');
    expect(sent).toHaveLength(1);
    await findConnection();
    await act(() => outbox.flush());
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toMatchObject({ profile: { petname: 'Sonu' } });
  });
});
