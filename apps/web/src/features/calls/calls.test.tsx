import type { CallRow } from '@suchi/contracts/freshness';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { admin, answer, data, refusal, signInAs } from '../../test/server.ts';

const row: CallRow = {
  id: '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1011',
  profile_id: 7,
  name: 'Rohan Dixit',
  serial_number: 91,
  mobiles: ['+919811100001', '+919811100002'],
  asked_at: '2026-11-15T06:00:00.000Z',
  is_mailed: true,
  is_resting: false,
  called_at: null,
  called_by: null,
};

function open(rows: CallRow[] = [row]) {
  signInAs(admin);
  const asked = answer(
    'post',
    '/qe_freshness/calls',
    data({ total: rows.length, rows, from: '2026-11-18', until: '2026-12-02' }),
  );
  return { ...renderApp('/admin/families_to_call'), asked };
}

describe('families to call', () => {
  it('have numbers to tap, and the page says from when on everybody is there', async () => {
    open();
    const numbers = await screen.findAllByRole('link', { name: /^\+91/ });
    expect(numbers[0]).toHaveAttribute('href', 'tel:+919811100001');
    expect(await screen.findByText(/^From 18\/11\/2026 to 02\/12\/2026/)).toBeInTheDocument();
  });

  it('what they said is recorded, and the list is read again', async () => {
    const { user, asked } = open();
    const sent = answer('post', '/qe_freshness/call', data({ called: true }));
    const [choice] = await screen.findAllByRole('combobox', { name: 'What they said: Rohan Dixit' });
    if (!choice) throw new Error('there is no choice');
    const before = asked.length;
    await user.selectOptions(choice, 'Engaged: pause');
    expect(await screen.findByText('Noted.')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([{ id: row.id, said: 'engaged' }]);
    expect(asked.length).toBeGreaterThan(before);
  });

  it('says when somebody else was first', async () => {
    const { user } = open();
    answer('post', '/qe_freshness/call', refusal(409, 'FRESHNESS_REFUSED'));
    const [choice] = await screen.findAllByRole('combobox', { name: 'What they said: Rohan Dixit' });
    if (choice) await user.selectOptions(choice, 'Still looking');
    expect(await screen.findByText(/This is already answered/)).toBeInTheDocument();
  });

  it('is in the menu, and says when nobody is left', async () => {
    open([]);
    expect(await screen.findByText('Nobody to call')).toBeInTheDocument();
    const menu = screen.getAllByRole('navigation')[0];
    expect(menu && within(menu).getByRole('link', { name: 'Families to call' })).toBeInTheDocument();
  });
});
