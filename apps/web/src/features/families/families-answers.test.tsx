import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedInterest, familyMail, sampleInterest, sampleSheet } from '../../test/families.ts';
import { ownProfile } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answer, data, member, refusal, signInAs } from '../../test/server.ts';

const now = new Date('2026-11-17T06:00:00.000Z');

// Lazy dialogs are slow to load the first time in a test.
beforeAll(
  () =>
    Promise.all([
      import('../../app/member/families.route.tsx'),
      import('./components/answer-sheet.tsx'),
      import('../../shared/ui/dialog.tsx'),
      import('../../shared/ui/toaster.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  signInAs(member);
  answer('get', '/qe_profile/form', data(ownProfile()));
});

function open(items: object[]) {
  answer('get', '/qe_families/list', data({ total: items.length, page: 1, items }));
  return renderApp('/families');
}
const card = (name: string) => screen.findByRole('article', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('an answer', () => {
  async function openSheet() {
    const app = open([sampleInterest()]);
    answer('get', '/qe_families/one', data(sampleInterest()));
    answer('get', '/qe_families/sheet', data(sampleSheet()));
    await app.user.click(within(await card('Rohan Deshpande')).getByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your answer' }));
    await dialog.findByRole('radio', { name: 'Interested – share our number' });
    return { ...app, dialog };
  }

  it('of yes sends number and time, opens the page of both, and can be taken back', async () => {
    const { user, dialog, address } = await openSheet();
    const sent = answer('post', '/qe_families/answer', data(acceptedInterest()));
    expect(dialog.getByText('to Rohan Deshpande’s family')).toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Number' }), '90000 66362');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Best time' }), 'From 7 to 9 PM');
    await user.click(dialog.getByRole('button', { name: 'Choose other words' }));
    await user.click(dialog.getByRole('radio', { name: /We will call you/ }));
    answer('get', '/qe_families/one', data(acceptedInterest()));
    await user.click(dialog.getByRole('button', { name: 'Yes, share our number' }));
    await screen.findByRole('heading', { level: 1, name: 'Both families are interested' });
    expect(address()).toBe('/families/5');
    expect(sent[0]?.body).toEqual({
      id: 5,
      answer: 'yes',
      sentence: 'we_will_call',
      mobile: '+919000066362',
      best_time: { from: 19, to: 21 },
    });
    const undone = answer('post', '/qe_families/undo', data(sampleInterest()));
    answer('get', '/qe_families/one', data(sampleInterest()));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your answer is taken back.')).toBeInTheDocument();
    expect(undone[0]?.body).toEqual({ id: 5 });
    await card('Rohan Deshpande');
  });

  it('of no has kind words, no number, and asks for no reason', async () => {
    const { user, dialog, address } = await openSheet();
    const sent = answer(
      'post',
      '/qe_families/answer',
      data(sampleInterest({ state: 'declined', answered_at: now.toISOString() })),
    );
    await user.click(dialog.getByRole('radio', { name: 'Not for us, with thanks' }));
    expect(dialog.getByText(/wish Rohan well/)).toBeInTheDocument();
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send with thanks' }));
    expect(await screen.findByText('Your answer is sent with thanks.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ id: 5, answer: 'no', sentence: 'not_the_match' });
    expect(address()).toBe('/families');
  });

  it('of later says until when, and stays in the sheet when it is refused', async () => {
    const { user, dialog } = await openSheet();
    answer('post', '/qe_families/answer', refusal(409, 'INTEREST_REFUSED', { reason: 'already_closed' }));
    await user.click(dialog.getByRole('radio', { name: 'Ask us later' }));
    expect(dialog.getByText('You can answer till 16/12/2026')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send: ask us later' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This is closed meanwhile.');
  });
});

describe('both families', () => {
  it('see the numbers, the steps, and close it kindly', async () => {
    answer('get', '/qe_families/one', data(acceptedInterest()));
    const { user, address } = renderApp('/families/5');
    await screen.findByRole('heading', { level: 1, name: 'Both families are interested' });
    expect(screen.getByText('Meera and Rohan, since 17/11/2026')).toBeInTheDocument();
    expect(screen.getByText('Best from 7 to 9 PM')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call 90000 21800' })).toHaveAttribute(
      'href',
      'tel:+919000021800',
    );
    expect(screen.getByRole('heading', { name: 'Never send money or papers' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close it kindly' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close it kindly' }));
    expect(dialog.getByText(/They may have written it down/)).toBeInTheDocument();
    const sent = answer(
      'post',
      '/qe_families/close',
      data(acceptedInterest({ state: 'closed', contact: null })),
    );
    answer('get', '/qe_families/list', data({ total: 0, page: 1, items: [] }));
    await user.click(dialog.getByRole('button', { name: 'Close it kindly' }));
    await heading('When both families say yes, numbers open here.');
    expect(address()).toBe('/families?list=accepted');
    expect(sent[0]?.body).toEqual({ id: 5, sentence: 'not_the_match' });
  });

  it.each([
    ['/families/99', refusal(409, 'INTEREST_REFUSED', { reason: 'missing' })],
    ['/families/nobody', refusal(500, 'INTERNAL_SERVER_ERROR')],
  ])('are nobody else’s: %s', async (address, respond) => {
    answer('get', '/qe_families/one', respond);
    renderApp(address);
    await screen.findByRole('heading', { level: 1, name: 'This is no longer there.' });
    expect(screen.getByRole('link', { name: 'Families', current: false })).toBeInTheDocument();
  });
});

describe('a mail in the list', () => {
  it('is answered by the mail to that family, and reported as a mail', async () => {
    const { user } = open([familyMail()]);
    const shown = await card('Mayur Kanitkar');
    expect(shown).toHaveTextContent('Please answer.');
    await user.click(within(shown).getByRole('button', { name: 'Reply' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Mail' }));
    const sent = answer('post', '/qe_search/send_mail', data({ left_today: 19 }));
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Namaste, we would like to meet.');
    await user.click(dialog.getByRole('button', { name: 'Send Mail' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ profile_id: 7, message: 'Namaste, we would like to meet.' }),
    );
  });
});
