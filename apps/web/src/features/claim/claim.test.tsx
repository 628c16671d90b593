import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, refusal } from '../../test/server.ts';

const consents = { search: true, book: true, hall: false, number: true, horoscope: true, mails: false };
const right = data({ candidate: 'Savita Gokhale', language: 'mr', consents });
const user_id = '5c1f0e52-6a0e-4f0f-9a53-1d1a6b6f1011';

async function open(answered: ReturnType<typeof data> | ReturnType<typeof refusal>) {
  const asked = answer('post', '/qe_desk_entry/check_card', answered);
  const app = renderApp('/claim?card=K7Q2');
  await app.user.type(await screen.findByLabelText('Code on the card'), '4821 0937');
  await app.user.type(screen.getByLabelText('Last 4 digits of the mobile number'), '1245');
  await app.user.click(screen.getByRole('button', { name: 'Next' }));
  return { ...app, asked };
}

describe('the page for the card', () => {
  it('has the number that was scanned, and sends digits alone', async () => {
    const { asked } = await open(right);
    await screen.findByRole('heading', { name: 'Show in search' });
    expect(asked.map(({ body }) => body)).toEqual([{ card: 'K7Q2', code: '48210937', mobile_end: '1245' }]);
  });

  it('says how many tries are left, and when the card is locked', async () => {
    const { user } = await open(refusal(403, 'CLAIM_REFUSED', { tries_left: 3 }));
    expect(await screen.findByText('The code does not match. You can try 3 more times.')).toBeInTheDocument();
    answer('post', '/qe_desk_entry/check_card', refusal(403, 'CLAIM_REFUSED', { tries_left: 0 }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/^This card is locked\./)).toBeInTheDocument();
  });

  it('asks each purpose by itself, then for a password, and sends all together', async () => {
    const { user } = await open(right);
    const claimed = answer('post', '/qe_desk_entry/claim', data({ user_id, is_verified: false }));
    const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
    for (const name of ['Show in search', 'Print in the suchi']) {
      expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
      await next();
    }
    expect(await screen.findByText('On paper, Savita Gokhale did not say yes.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    for (let rest = 4; rest > 0; rest -= 1) await next();
    await user.type(await screen.findByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Take over the profile' }));
    expect(await screen.findByText('Please use at least 8 characters')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), ' mango tree');
    await user.click(screen.getByRole('button', { name: 'Take over the profile' }));
    await waitFor(() => expect(claimed).toHaveLength(1));
    expect(claimed[0]?.body).toEqual({
      card: 'K7Q2',
      code: '48210937',
      mobile_end: '1245',
      consents: { ...consents, hall: true },
      password: 'short mango tree',
      language: 'en',
    });
  });
});
