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
    expect(saved[0]?.body).toEqual({ wants_mail: false });
  });

  it('about families have a switch of their own', async () => {
    answer('get', '/qe_bulk_mail/own_choice', data({ wants_mail: true, wants_family_mail: true }));
    const saved = answer(
      'post',
      '/qe_bulk_mail/choose',
      data({ wants_mail: true, wants_family_mail: false }),
    );
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('checkbox', { name: 'Families' }));
    expect(await screen.findByText('You get no more of these mails.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Families' })).not.toBeChecked();
    expect(await choice()).toBeChecked();
    expect(saved[0]?.body).toEqual({ wants_family_mail: false });
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
