import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../shared/api/outbox/outbox.ts';
import { sampleSheet } from '../../test/families.ts';
import { openedProfile, sampleCard } from '../../test/sample-card.ts';
import { answerSubscriber, findCard, found, foundCards, openSearch } from '../../test/search.ts';
import {
  answer,
  data,
  findConnection,
  loseConnection,
  noContent,
  noNetwork,
  refusal,
} from '../../test/server.ts';

const favouritePath = '/items/junction_directus_users_qd_matrimonial_profile';

// Compiling is slow on a busy machine.
beforeAll(async () => {
  await import('../../app/member/active-home.tsx');
  await import('../../app/member/profile.route.tsx');
  await import('../../shared/ui/toaster.tsx');
  await import('../../entities/member-safety/safety-menu.tsx');
  await import('../../entities/member-safety/block-dialog.tsx');
}, 60_000);

beforeEach(answerSubscriber);

describe('a card', () => {
  it('says everything the specification lists', async () => {
    openSearch();
    const card = await findCard('Ananya Kulkarni');
    for (const text of [
      '27 years',
      '5 ft 4 in',
      'Pune',
      'B.E., H.S.C.',
      'Senior Engineer, Meridian Software',
      '₹12 lakh a year',
      '14/03/1998, 06:42, Satara',
      'Suchi no. 512',
    ]) {
      expect(within(card).getByText(text)).toBeInTheDocument();
    }
    expect(within(card).getByAltText('Photo of Ananya Kulkarni')).toHaveAttribute(
      'src',
      foundCards[0].photo?.urls.card,
    );
    expect(within(card).getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/profile/1');
    expect(within(card).queryByText('Not printed in suchi')).not.toBeInTheDocument();
  });

  it('says that somebody is not in the book, and draws who has no photo', async () => {
    openSearch();
    const card = await findCard('Sayali Patil');
    expect(within(card).getByText('Not printed in suchi')).toBeInTheDocument();
    expect(within(card).queryByText(/Suchi no/)).not.toBeInTheDocument();
    expect(within(card).getByRole('img', { name: 'No photo of Sayali Patil yet' })).toBeInTheDocument();
  });

  it('says when the member last opened the number or wrote, the newer only', async () => {
    const met = sampleCard(5, {
      opened_at: '2026-11-12T20:00:00.000Z',
      wrote_at: '2026-11-14T06:00:00.000Z',
    });
    openSearch('/', found({ items: [met] }));
    const card = await findCard('Ananya Kulkarni');
    expect(within(card).getByText('You wrote on 14/11/2026')).toBeInTheDocument();
    expect(within(card).queryByText(/You opened the number/)).not.toBeInTheDocument();
  });

  it.each([
    ['photo', { is_photo_closed: true }],
    ['number', { is_number_closed: true }],
  ])('offers an interest where that opens the %s, with its sheet open', async (_, facts) => {
    const closed = sampleCard(42, facts);
    const app = openSearch('/', found({ items: [closed, sampleCard(2, { first_name: 'Meera' })] }));
    const open = within(await findCard('Meera Kulkarni'));
    expect(open.queryByRole('link', { name: 'Send interest' })).not.toBeInTheDocument();
    answer('get', '/qe_search/profile', data(openedProfile(facts)));
    answer('get', '/qe_families/sheet', data(sampleSheet()));
    const link = within(await findCard('Ananya Kulkarni')).getByRole('link', { name: 'Send interest' });
    expect(link).toHaveAttribute('href', '/profile/42');
    await app.user.click(link);
    expect(await screen.findByRole('dialog', { name: 'Send interest' })).toBeInTheDocument();
  });

  it('offers none where one was sent', async () => {
    const interest = {
      id: 5,
      side: 'sent',
      state: 'open',
      at: '2026-11-08T05:00:00.000Z',
      again_from: null,
    } as const;
    openSearch('/', found({ items: [sampleCard(42, { is_photo_closed: true, interest })] }));
    const card = within(await findCard('Ananya Kulkarni'));
    expect(card.getByText('You sent interest on 08/11/2026')).toBeInTheDocument();
    expect(card.queryByRole('link', { name: 'Send interest' })).not.toBeInTheDocument();
  });

  it('leaves out what is not given', async () => {
    const bare = sampleCard(5, { age: null, height_cm: null, location: null, income: null, mobile_count: 0 });
    openSearch('/', found({ items: [bare] }));
    const card = await findCard('Ananya Kulkarni');
    expect(within(card).queryByText(/a year|years|\d ft/)).not.toBeInTheDocument();
    expect(within(card).getByText('No mobile number provided')).toBeInTheDocument();
  });
});

describe('the mobile numbers', () => {
  it('come after a tap, as numbers to dial', async () => {
    const opened = answer(
      'post',
      '/qe_search/reveal',
      data({ mobiles: ['+91 98200 14552', '9820014553'], left_today: 49 }),
    );
    const { user } = openSearch();
    const card = await findCard('Ananya Kulkarni');
    expect(within(card).queryByRole('link', { name: /98200/ })).not.toBeInTheDocument();
    expect(within(card).getByText('Ananya’s family will see that you opened it.')).toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: '2 mobile numbers Show' }));
    const first = await within(card).findByRole('link', { name: 'Call +91 98200 14552' });
    expect(first).toHaveAttribute('href', 'tel:+919820014552');
    await waitFor(() => expect(first).toHaveFocus());
    expect(within(card).getByRole('link', { name: 'Call +91 98200 14553' })).toHaveAttribute(
      'href',
      'tel:+919820014553',
    );
    expect(within(card).getByRole('link', { name: /^WhatsApp \+91 98200 14553/ })).toHaveAttribute(
      'href',
      'https://wa.me/919820014553',
    );
    expect(opened.map(({ body }) => body)).toEqual([{ profile_id: 1 }]);
  });

  it('say whose they are, before they can be called', async () => {
    const numbers = [
      { number: '9820014552', name: 'Mohan Kulkarni', relation: 'father' },
      { number: '9820014553', name: 'Sunil Joshi', relation: null },
      { number: '9820014554', name: null, relation: null },
    ] as const;
    const mobiles = numbers.map(({ number }) => number);
    answer('post', '/qe_search/reveal', data({ mobiles, numbers, left_today: 49 }));
    const { user } = openSearch();
    const card = within(await findCard('Ananya Kulkarni'));
    expect(card.queryByText(/Mohan/)).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: '2 mobile numbers Show' }));
    const father = await card.findByText('Father, Mohan Kulkarni');
    const call = card.getByRole('link', { name: 'Call Father, Mohan Kulkarni: +91 98200 14552' });
    expect(father.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(card.getByText('Sunil Joshi')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Call +91 98200 14554' })).toBeInTheDocument();
  });

  it('stay closed at the limit of the day, which is said in words', async () => {
    answer('post', '/qe_search/reveal', refusal(429, 'REVEAL_LIMIT_REACHED'));
    const { user } = openSearch();
    const card = await findCard('Meera Deshmukh');
    await user.click(within(card).getByRole('button', { name: '1 mobile number Show' }));
    expect(await within(card).findByText(/reached today’s limit/)).toBeInTheDocument();
    expect(within(card).getByRole('button', { name: '1 mobile number Show' })).toBeInTheDocument();
  });
});

describe('the heart', () => {
  it('marks at once, in the member’s own name, and takes the mark away by its link', async () => {
    const made = answer('post', favouritePath, data({ id: 77 }));
    const removed = answer('delete', `${favouritePath}/77`, noContent);
    const { user, asked } = openSearch(
      '/',
      found(),
      found({ items: [{ ...foundCards[0], favourite_id: 77 }] }),
      found(),
    );
    const card = await findCard('Ananya Kulkarni');
    await user.click(within(card).getByRole('button', { name: 'Mark as favourite', pressed: false }));
    expect(
      await within(card).findByRole('button', { name: 'Remove from favourite', pressed: true }),
    ).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(made[0]?.body).toEqual({ directus_users_id: 'member-1', qd_matrimonial_profile_id: 1 });
    await user.click(
      within(await findCard('Ananya Kulkarni')).getByRole('button', { name: 'Remove from favourite' }),
    );
    await waitFor(() => expect(removed).toHaveLength(1));
    expect(await screen.findAllByRole('button', { name: 'Mark as favourite' })).not.toHaveLength(0);
  });

  it('needs the link of the first tap for the second', async () => {
    const made = answer('post', favouritePath, data({ id: 77 }));
    const removed = answer('delete', `${favouritePath}/77`, noContent);
    const { user } = openSearch();
    const card = await findCard('Ananya Kulkarni');
    await user.dblClick(within(card).getByRole('button', { name: 'Mark as favourite' }));
    await waitFor(() => expect(removed).toHaveLength(1));
    expect(made).toHaveLength(1);
    expect(
      within(card).getByRole('button', { name: 'Mark as favourite', pressed: false }),
    ).toBeInTheDocument();
  });

  it('goes back to what it was when the server refuses', async () => {
    answer('post', favouritePath, refusal(400, 'MARK_LIMIT_REACHED'));
    const { user } = openSearch();
    const card = await findCard('Ananya Kulkarni');
    await user.click(within(card).getByRole('button', { name: 'Mark as favourite', pressed: false }));
    expect(await screen.findByText(/Your list is full/)).toBeInTheDocument();
    expect(
      await within(card).findByRole('button', { name: 'Mark as favourite', pressed: false }),
    ).toBeInTheDocument();
  });

  it('waits without a connection, and goes out once when it returns', async () => {
    const made = answer('post', favouritePath, noNetwork, data({ id: 77 }));
    loseConnection();
    const { user } = openSearch();
    const card = await findCard('Ananya Kulkarni');
    await user.click(within(card).getByRole('button', { name: 'Mark as favourite' }));
    const waiting = { name: 'Favourite, waits to be sent', pressed: true };
    await within(card).findByRole('button', waiting);
    await findConnection();
    await act(() => outbox.flush());
    expect(made).toHaveLength(2);
    await waitFor(() => expect(within(card).queryByRole('button', waiting)).not.toBeInTheDocument());
  });

  it('that waits is taken back by a second tap', async () => {
    const made = answer('post', favouritePath, noNetwork);
    loseConnection();
    const { user } = openSearch();
    const card = await findCard('Ananya Kulkarni');
    await user.click(within(card).getByRole('button', { name: 'Mark as favourite' }));
    await user.click(await within(card).findByRole('button', { name: 'Favourite, waits to be sent' }));
    await within(card).findByRole('button', { name: 'Mark as favourite', pressed: false });
    expect([made.length, outbox.list()]).toEqual([1, []]);
  });
});

describe('the small button', () => {
  it('leads to a report that names the person, and to a block that can be undone', async () => {
    const { user, asked } = openSearch();
    const card = await findCard('Ananya Kulkarni');
    await user.click(within(card).getByRole('button', { name: 'Block or report Ananya Kulkarni' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Ananya Kulkarni' }));
    await user.click(menu.getByRole('button', { name: 'Block Member' }));
    const made = answer('post', `${favouritePath}_1`, data({ id: 3 }));
    const removed = answer('delete', `${favouritePath}_1/3`, noContent);
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Ananya Kulkarni?' }));
    await user.click(dialog.getByRole('button', { name: 'Block Member' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ananya Kulkarni is unblocked.')).toBeInTheDocument();
    expect(made[0]?.body).toEqual({ directus_users_id: 'member-1', qd_matrimonial_profile_id: 1 });
    expect(removed).toHaveLength(1);
    await waitFor(() => expect(asked.length).toBeGreaterThan(2));
  });
});
