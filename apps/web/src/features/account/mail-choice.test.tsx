import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, member, refusal, signInAs } from '../../test/server.ts';

const page = '/settings/mails';
const choice = () => screen.findByRole('checkbox', { name: 'Send me these mails' });

describe('mails to many members', () => {
  beforeEach(() => signInAs(member));

  it('are switched off at once', async () => {
    answer('get', '/qe_bulk_mail/own_choice', data({ wants_mail: true }));
    const saved = answer('post', '/qe_bulk_mail/choose', data({ wants_mail: false }));
    const { user } = renderApp(page);
    expect(await choice()).toBeChecked();
    await user.click(await choice());
    expect(await screen.findByText('You get no more of these mails.')).toBeInTheDocument();
    expect(await choice()).not.toBeChecked();
    expect(saved[0]?.body).toEqual({ of: 'bulk', wants_mail: false });
  });

  it('about families have a switch of their own', async () => {
    answer('get', '/qe_bulk_mail/own_choice', data({ wants_mail: true }));
    const saved = answer('post', '/qe_bulk_mail/choose', data({ wants_mail: false }));
    const { user } = renderApp(page);
    const families = await screen.findByRole('checkbox', { name: 'Send me mails about families' });
    await user.click(families);
    expect(await screen.findByText('You get no more of these mails.')).toBeInTheDocument();
    expect(families).not.toBeChecked();
    expect(await choice()).toBeChecked();
    expect(saved[0]?.body).toEqual({ of: 'families', wants_mail: false });
  });

  it('stay as they were when saving fails', async () => {
    answer('get', '/qe_bulk_mail/own_choice', data({ wants_mail: true }));
    answer('post', '/qe_bulk_mail/choose', refusal(404, 'PROFILE_NOT_FOUND'));
    const { user } = renderApp(page);
    await user.click(await choice());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await choice()).toBeChecked();
  });

  it('begin with a profile', async () => {
    answer('get', '/qe_bulk_mail/own_choice', data({ wants_mail: null }));
    renderApp(page);
    expect(await screen.findByText(/These mails go to candidates/)).toBeInTheDocument();
  });
});

describe('the weekly mail about saved searches', () => {
  beforeEach(() => signInAs(member));
  const weekly = () => screen.findByRole('checkbox', { name: 'Send me the weekly mail' });

  it('is switched for all of them at once', async () => {
    answer('get', '/qe_bulk_mail/own_choice', data({ wants_mail: false }));
    const saved = answer('post', '/qe_bulk_mail/choose', data({ wants_mail: true }));
    const { user } = renderApp(page);
    await user.click(await weekly());
    expect(await screen.findByText('You get the weekly mail.')).toBeInTheDocument();
    expect(await weekly()).toBeChecked();
    expect(saved[0]?.body).toEqual({ of: 'weekly', wants_mail: true });
    expect(await choice()).not.toBeChecked();
  });

  it('needs a saved search', async () => {
    answer('get', '/qe_bulk_mail/own_choice', data({ wants_mail: null }));
    renderApp(page);
    expect(await screen.findByText(/No saved search yet/)).toBeInTheDocument();
  });
});
