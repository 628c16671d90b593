import type { OpenedProfile, ProfileCard } from '@suchi/contracts/discovery';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { rememberTrail } from '../../shared/navigation/result-trail.ts';
import { renderApp } from '../../test/render-app.tsx';
import { openedProfile, sampleCard } from '../../test/sample-card.ts';
import { samplePicture } from '../../test/sample-picture.ts';
import { answer, data, member, noContent, noNetwork, refusal, signInAs } from '../../test/server.ts';

const notes = '/items/matrimonial_profile_notes';
const name = 'Ananya Kulkarni';

// Lazy dialogs are slow to load the first time in a test.
beforeAll(() => import('./components/lightbox.tsx'), 60_000);

async function open(
  card: Partial<ProfileCard> = {},
  facts: Partial<OpenedProfile> = {},
  address = '/profile/42',
) {
  signInAs(member);
  answer('get', '/qe_search/profile', data(openedProfile(card, facts)));
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name });
  return app;
}

const button = (label: string) => screen.getByRole('button', { name: label });

describe('a profile that is not to be seen', () => {
  it.each([
    ['does not exist', '/profile/42', refusal(404, 'PROFILE_NOT_FOUND')],
    ['has no number for an address', '/profile/everybody', refusal(500, 'INTERNAL_SERVER_ERROR')],
  ])('looks the same when it %s', async (_why, address, respond) => {
    signInAs(member);
    answer('get', '/qe_search/profile', respond);
    renderApp(address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This profile is not available' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Mail' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  it('is not shown from memory either', async () => {
    const { user } = await open({}, { notes: [{ id: 5, note: 'Call', at: '2026-10-04T10:00:00.000Z' }] });
    answer('delete', `${notes}/5`, noContent);
    // The owner blocked the viewer meanwhile; removing a note refetches the page.
    answer('get', '/qe_search/profile', refusal(404, 'PROFILE_NOT_FOUND'));
    await user.click(button('Remove note: Call'));
    expect(await screen.findByRole('heading', { name: 'This profile is not available' })).toBeInTheDocument();
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it.each([
    ['subscription_missing', 'Subscribe', '/payment'],
    ['subscription_expired', 'Renew', '/payment'],
    ['profile_missing', 'Add Candidate', '/candidate/create'],
    ['profile_not_approved', 'Go to Home', '/'],
    ['search_off', 'Go to Home', '/'],
  ])('leads on when the reader may not search: %s', async (reason, action, address) => {
    signInAs(member);
    answer('get', '/qe_search/profile', refusal(403, 'SEARCH_REFUSED', { reason }));
    renderApp('/profile/42');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You cannot open profiles yet' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', address);
  });

  it('says that it did not load, and tries again', async () => {
    signInAs(member);
    answer('get', '/qe_search/profile', noNetwork);
    const { user } = renderApp('/profile/42');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('get', '/qe_search/profile', data(openedProfile()));
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  });
});

describe('a profile page', () => {
  it('begins with number, name, age, height and place', async () => {
    await open();
    expect(screen.getByText('Suchi no. 512')).toBeInTheDocument();
    const facts = screen.getByRole('article', { name });
    expect(facts).toHaveTextContent('5 ft');
    expect(screen.queryByText('Not printed in suchi')).not.toBeInTheDocument();
  });

  it.each([{ serial_number: null }, { serial_number: 1301 }])(
    'says that somebody is not in the book: %o',
    async ({ serial_number }) => {
      await open({ serial_number, is_printed: false });
      expect(screen.getByText('Not printed in suchi')).toBeInTheDocument();
      expect(screen.queryByText(/Suchi no\./)).not.toBeInTheDocument();
    },
  );

  it('keeps the open tab in the address, and the focus on it', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('tab', { name: 'Family' }));
    await waitFor(() => expect(address()).toBe('/profile/42?tab=family'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/profile/42?tab=professional'));
    expect(screen.getByRole('tab', { name: 'Professional' })).toHaveFocus();
    await user.keyboard('{Home}');
    await waitFor(() => expect(address()).toBe('/profile/42'));
    expect(screen.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['professional', 'Professional'],
    ['horoscope', 'General'],
  ])('opens on the tab of the address, or on General: %s', async (tab, opened) => {
    await open({}, {}, `/profile/42?tab=${tab}`);
    expect(screen.getByRole('tab', { name: opened })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the photos large, by arrows and by keys', async () => {
    const { user } = await open(
      {},
      { sheet: { ...openedProfile().sheet, photos: [samplePicture(2), samplePicture(3)] } },
    );
    await user.click(button('Next photo'));
    expect(screen.getByRole('img', { name: `Photo 2 of ${name}` })).toBeInTheDocument();
    await user.click(button('Enlarge photo 2 of 3'));
    const box = within(await screen.findByRole('dialog', { name: `Photos of ${name}` }));
    await user.keyboard('{ArrowRight}');
    expect(box.getByRole('img', { name: `Photo 3 of ${name}` })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(box.getByText('1 of 3')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(box.getByText('2 of 3')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('has a drawing where there is no photo, and nothing to enlarge', async () => {
    await open({ photo: null });
    expect(screen.getByRole('img', { name: `No photo of ${name} yet` })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Enlarge/ })).not.toBeInTheDocument();
  });

  it('plays the video', async () => {
    const video = { id: samplePicture(9).id, url: '/qe_media/video/9', type: 'video/mp4', bytes: 4 };
    await open({}, { sheet: { ...openedProfile().sheet, main_video: video } });
    expect(screen.getByLabelText(`Video of ${name}`)).toHaveAttribute('src', '/qe_media/video/9');
  });

  it.each([
    ['owner', 'This is your own profile', '/candidate/view'],
    ['admin', 'You are viewing this as association staff', '/admin/candidates/view/42'],
  ] as const)('has no marks to make for the %s', async (as, title, target) => {
    await open({}, { as });
    const notice = await screen.findByRole('region', { name: title });
    expect(within(notice).getByRole('link')).toHaveAttribute('href', target);
    expect(screen.queryByRole('button', { name: 'Block Member' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as favourite' })).not.toBeInTheDocument();
  });
});

describe('the numbers', () => {
  it('come on a tap, which is told to their owner', async () => {
    const { user } = await open();
    const seen = answer(
      'post',
      '/qe_search/reveal',
      data({ mobiles: ['9000012345', '+1 415 555 0100'], left_today: 48 }),
    );
    expect(screen.getByText('Ananya’s family will see that you opened it.')).toBeInTheDocument();
    expect(screen.queryByText('9000012345')).not.toBeInTheDocument();
    await user.click(button('Show the mobile numbers of Ananya'));
    const call = await screen.findByRole('link', { name: 'Call +91 90000 12345' });
    expect(call).toHaveAttribute('href', 'tel:+919000012345');
    expect(call).toHaveTextContent('+91 90000 12345');
    expect(screen.getByRole('link', { name: 'Call +1 415 555 0100' })).toHaveAttribute(
      'href',
      'tel:+14155550100',
    );
    expect(screen.getByRole('link', { name: /^WhatsApp \+91 90000 12345/ })).toHaveAttribute(
      'href',
      'https://wa.me/919000012345',
    );
    expect(screen.getByText('You can open the numbers of 48 more profiles today.')).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({ profile_id: 42 });
  });

  it.each([
    ['opened', '2026-11-14T20:00:00.000Z', null, 'You opened the number on 15/11/2026'],
    ['wrote later', '2026-11-12T20:00:00.000Z', '2026-11-14T06:00:00.000Z', 'You wrote on 14/11/2026'],
  ])('say when the member last %s', async (_, opened_at, wrote_at, words) => {
    await open({ opened_at, wrote_at });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getAllByText(/^You (opened|wrote)/)).toHaveLength(1);
  });

  it('can be copied', async () => {
    const { user } = await open({ mobiles: ['9000012345'] });
    await user.click(await screen.findByRole('button', { name: 'Copy +91 90000 12345' }));
    expect(await navigator.clipboard.readText()).toBe('+919000012345');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  it('stay closed when the day has no more', async () => {
    const { user } = await open();
    answer('post', '/qe_search/reveal', refusal(429, 'REVEAL_LIMIT_REACHED'));
    await user.click(button('Show the mobile numbers of Ananya'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You have reached today’s limit');
    expect(button('Show the mobile numbers of Ananya')).toBeInTheDocument();
  });

  it('stay closed while many were opened in a short time, and say for how long', async () => {
    const { user } = await open();
    answer('post', '/qe_search/reveal', refusal(429, 'REVEALS_PAUSED', { retry_after_seconds: 1800 }));
    await user.click(button('Show the mobile numbers of Ananya'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('You opened many numbers in a short time.');
    expect(alert).toHaveTextContent('try again in 30 minutes');
  });

  it('are not offered where there are none', async () => {
    await open({ mobile_count: 0 });
    expect(screen.getByText('No mobile number provided')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Show the mobile/ })).not.toBeInTheDocument();
  });
});

describe('the walk through a result', () => {
  const answerNext = () =>
    answer('get', '/qe_search/profile', data(openedProfile({ id: 43, first_name: 'Ketaki' })));

  it('is not offered to a person who came in another way', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Next profile' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  });

  it('goes to the next one and keeps the way back', async () => {
    rememberTrail({ search: '?page=2', page: 2, ids: [41, 42, 43], total: 9 });
    const { user, address } = await open();
    expect(screen.getByText('8 of 9')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute('href', '/?page=2');
    answerNext();
    await user.click(button('Next profile'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ketaki Kulkarni' })).toBeInTheDocument();
    expect(address()).toBe('/profile/43');
    expect(button('Next profile')).toBeDisabled();
  });

  it('goes on over the edge of a page', async () => {
    rememberTrail({ search: '?name=An&page=1', page: 1, ids: [1, 2, 3, 4, 5, 42], total: 9 });
    const { user, address } = await open();
    const seen = answer(
      'post',
      '/qe_search/profiles',
      data({
        total: 9,
        total_is_exact: true,
        page: 2,
        items: [sampleCard(43), sampleCard(44), sampleCard(45)],
      }),
    );
    answerNext();
    await user.click(button('Next profile'));
    await waitFor(() => expect(address()).toBe('/profile/43'));
    expect(seen[0]?.body).toMatchObject({ page: 2, filters: { name: 'An', gender: 'Female' } });
    expect(await screen.findByText('7 of 9')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute('href', '/?name=An&page=2');
  });

  it('says so when the next page does not load', async () => {
    rememberTrail({ search: '', page: 1, ids: [1, 2, 3, 4, 5, 42], total: 9 });
    const { user, address } = await open();
    answer('post', '/qe_search/profiles', noNetwork);
    await user.click(button('Next profile'));
    expect(await screen.findByText(/The next results did not load/)).toBeInTheDocument();
    expect(address()).toBe('/profile/42');
  });
});
