import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCard } from '../../test/sample-card.ts';
import { answerSubscriber, findCard, found, foundCards, openSearch } from '../../test/search.ts';
import { answer, data, noContent, noNetwork, refusal } from '../../test/server.ts';

const favouritePath = '/items/junction_directus_users_qd_matrimonial_profile';

// Compiling is slow on a busy machine.
beforeAll(async () => {
  await import('../../app/member/home-search.tsx');
  await import('../../shared/ui/toaster.tsx');
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
      '12,00,000 INR per annum',
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

  it('leaves out what is not given', async () => {
    const bare = sampleCard(5, { age: null, height_cm: null, location: null, income: null, mobile_count: 0 });
    openSearch('/', found({ items: [bare] }));
    const card = await findCard('Ananya Kulkarni');
    expect(within(card).queryByText(/per annum|years|\d ft/)).not.toBeInTheDocument();
    expect(within(card).getByText('No mobile number given')).toBeInTheDocument();
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
    await user.click(within(card).getByRole('button', { name: '2 mobile numbers Show' }));
    const first = await within(card).findByRole('link', { name: '+91 98200 14552' });
    expect(first).toHaveAttribute('href', 'tel:+919820014552');
    expect(first).toHaveFocus();
    expect(within(card).getByRole('link', { name: '9820014553' })).toHaveAttribute('href', 'tel:9820014553');
    expect(opened.map(({ body }) => body)).toEqual([{ profile_id: 1 }]);
  });

  it('stay closed at the limit of the day, which is said in words', async () => {
    answer('post', '/qe_search/reveal', refusal(429, 'REVEAL_LIMIT_REACHED'));
    const { user } = openSearch();
    const card = await findCard('Meera Deshmukh');
    await user.click(within(card).getByRole('button', { name: '1 mobile number Show' }));
    expect(await within(card).findByText(/opened as many numbers today/)).toBeInTheDocument();
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
    answer('delete', `${favouritePath}/9`, noNetwork);
    const { user } = openSearch();
    const card = await findCard('Meera Deshmukh');
    await user.click(within(card).getByRole('button', { name: 'Remove from favourite', pressed: true }));
    expect(
      await within(card).findByRole('button', { name: 'Remove from favourite', pressed: true }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/We cannot reach the server/)).toBeInTheDocument();
  });
});
