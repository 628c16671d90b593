import type { ClosedAccount, ClosingPlan } from '@suchi/contracts/closing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activeStanding } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import {
  answer,
  answerEdition,
  answerSearchAccess,
  data,
  member,
  refusal,
  signInAs,
} from '../../test/server.ts';

const dates = {
  restore_until: '2026-12-17',
  sealed_until: '2027-11-17',
  receipts_until: '2035-03-31',
  backup_days: 35,
};
const plan: ClosingPlan = {
  ...dates,
  first_name: 'Meera',
  search_until: '2027-07-15',
  serial_number: 710,
  books_on_the_way: 0,
  pending: null,
};
const closed: ClosedAccount = { reference: 'DR-0117', ...dates };

function open(given: Partial<ClosingPlan> = {}) {
  signInAs(member);
  answer('get', '/qe_profile/standing', data(activeStanding));
  answerSearchAccess({});
  answerEdition({});
  answer('get', '/qe_closing/plan', data({ ...plan, ...given }));
  return renderApp('/settings/data/delete');
}
beforeEach(() =>
  answer('get', '/qe_data/own_data', data({ uses_this_month: 0, download: null, may_ask: true })),
);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });

describe('deleting the account', () => {
  it('says every date first, and that a break needs no deletion', async () => {
    open();
    await heading('Delete my account');
    for (const words of [
      'Sealed until 17/11/2027',
      'Destroyed on 17/11/2027',
      'Profile, photos and horoscope, also from backups within 35 days.',
      'Books already printed. Receipts without the profile, till 31/03/2035, for tax.',
    ])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pause the profile' })).toHaveAttribute('href', '/settings/data');
  });

  it('asks for the password, says what is given up, and shows the reference when it is done', async () => {
    const { user, address } = open();
    const sent = answer('post', '/qe_closing/close', data(closed));
    answer('post', '/qe_session/sign_out', data({}));
    await user.click(await button('Continue'));
    await heading('Are you sure, Meera?');
    const gives = screen.getByRole('region', { name: 'You also give up' });
    expect(
      within(gives).getByText('Search till 15/07/2027 and suchi number 710. What was paid is not returned.'),
    ).toBeInTheDocument();
    await user.click(await button('Delete my account now'));
    expect(sent).toHaveLength(0);
    await user.type(screen.getByLabelText('Your password'), 'the-right-one');
    await user.click(await button('Delete my account now'));
    await heading('Your account is closed. Reference DR-0117.');
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'the-right-one' }]);
    expect(address()).toBe('/account-closed');
    expect(localStorage.getItem('userid')).toBeNull();
  });

  it('keeps the account by a button of the same size, and after a wrong password', async () => {
    const { user, address } = open();
    answer(
      'post',
      '/qe_closing/close',
      refusal(400, 'INVALID_PAYLOAD', { fields: { password: 'oldPasswordWrong' } }),
    );
    await user.click(await button('Continue'));
    await user.type(await screen.findByLabelText('Your password'), 'wrong');
    await user.click(await button('Delete my account now'));
    expect(await screen.findByText('That is not your password.')).toBeInTheDocument();
    await user.click(await button('Keep my account'));
    expect(address()).toBe('/settings/data');
  });

  it('waits while a payment is being checked', async () => {
    open({ pending: { since: '2026-11-15T06:00:00Z', until: '2026-11-21' } });
    expect(
      await screen.findByText(
        'A payment of 15/11/2026 is being checked. Delete after it is settled, by 21/11/2026.',
      ),
    ).toBeInTheDocument();
    expect(await button('Continue')).toBeDisabled();
  });
});

describe('logging in to a closed account', () => {
  it('asks whether to open it again, says what stays off, and signs in', async () => {
    let isOpen = false;
    answer('post', '/qe_session/sign_in', () => {
      if (!isOpen) return refusal(401, 'INVALID_CREDENTIALS')();
      signInAs(member);
      return data({ user_id: member.id })();
    });
    const asked = answer(
      'post',
      '/qe_closing/find_closed',
      data({ closed: { reference: 'DR-0117', closed_on: '2026-11-17', restore_until: '2026-12-17' } }),
    );
    answer('post', '/qe_closing/come_back', () => {
      isOpen = true;
      return data({})();
    });
    const { user, address } = renderApp('/login?next=%2Fsettings%2Faccount');
    await user.type(await screen.findByLabelText('E-mail'), 'meera@example.org');
    await user.type(screen.getByLabelText('Password'), 'right-password');
    await user.click(await button('Log in'));
    expect(await screen.findByText('Your account is closed. Open it again?')).toBeInTheDocument();
    expect(screen.getByText(/Everything is off until you agree again/)).toBeInTheDocument();
    expect(asked[0]?.body).toEqual({ email: 'meera@example.org', password: 'right-password' });
    await user.click(await button('Open my account again'));
    await heading('Profile');
    expect(address()).toBe('/settings/account');
  });
});

describe('who may act for the member', () => {
  it('is named, changed and taken away', async () => {
    signInAs(member);
    answer('get', '/qe_profile/standing', data(activeStanding));
    answer('get', '/qe_privacy/consents', data(null));
    answerSearchAccess({});
    answerEdition({});
    answer('get', '/qe_closing/nominee', data({ nominee: null, openings: [] }));
    const ajay = { name: 'Ajay', relation: 'Son', mobile: '919811100001' };
    const saved = answer('post', '/qe_closing/save_nominee', data({ nominee: ajay }));
    const { user } = renderApp('/settings/data');
    await user.click(await button('Name somebody'));
    await user.click(await button('Save'));
    expect(saved).toHaveLength(0);
    await user.type(screen.getByLabelText('Name'), 'Ajay');
    await user.type(screen.getByLabelText('Relation to you'), 'Son');
    await user.type(screen.getByLabelText('Mobile'), '98111 00001');
    await user.click(await button('Save'));
    expect(await screen.findByText('Ajay, Son, 919811100001')).toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });
});
