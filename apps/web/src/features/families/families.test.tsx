import type { FamilyListItem } from '@suchi/contracts/families';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedInterest, sampleInterest, sampleSheet, sentInterest } from '../../test/families.ts';
import { ownProfile } from '../../test/own-profile.ts';
import { renderApp } from '../../test/render-app.tsx';
import {
  admin,
  answer,
  answerFamilyCounts,
  data,
  member,
  noNetwork,
  refusal,
  signInAs,
} from '../../test/server.ts';

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
afterEach(() => vi.unstubAllGlobals);

function open(items: FamilyListItem[], address = '/families', total = items.length) {
  answer('get', '/qe_families/list', data({ total, page: 1, items }));
  return renderApp(address);
}
const card = (name: string) => screen.findByRole('article', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the page of families', () => {
  it('says that a family is not available any more, and nothing else about it', async () => {
    answerFamilyCounts({ received: 0, sent: 0, accepted: 0 });
    const gone = [{ id: 4, at: '2026-11-12T06:00:00Z' }];
    answer('get', '/qe_families/list', data({ total: 0, page: 1, items: [], gone }));
    renderApp('/families');
    const list = await screen.findByRole('list', { name: 'Not available any more' });
    expect(list).toHaveTextContent(/^Not available any more since 12\/11\/2026$/);
  });

  it('has three tabs with counts, and the address keeps the tab', async () => {
    answerFamilyCounts({ received: 2, sent: 3, accepted: 1 });
    const { user, address } = open([sampleInterest()]);
    await card('Rohan Deshpande');
    expect(await screen.findByRole('tab', { name: 'Received 2' })).toHaveAttribute('aria-selected', 'true');
    answer('get', '/qe_families/list', data({ total: 1, page: 1, items: [sentInterest()] }));
    await user.click(screen.getByRole('tab', { name: 'Sent 3' }));
    await card('Umang Chokshi');
    expect(address()).toBe('/families?list=sent');
    answer('get', '/qe_families/list', data({ total: 1, page: 1, items: [acceptedInterest()] }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Accepted 1' })).toHaveFocus();
    expect(
      await screen.findByText('These numbers do not count against your daily limit.'),
    ).toBeInTheDocument();
    expect(address()).toBe('/families?list=accepted');
  });

  it.each([
    ['/families', 'No family has written yet', true],
    ['/families?list=sent', 'You have not written to a family yet.', false],
    ['/families?list=accepted', 'When both families say yes, numbers open here.', false],
  ])('says what is missing on %s', async (address, title, isReceived) => {
    open([], address);
    await heading(title);
    expect(screen.getByRole('link', { name: 'Find your soulmate' })).toHaveAttribute('href', '/');
    expect(screen.queryAllByRole('link', { name: 'Check how your profile looks' })).toHaveLength(
      isReceived ? 1 : 0,
    );
  });

  it('says that it did not load, and tries again', async () => {
    answer('get', '/qe_families/list', noNetwork);
    const { user } = renderApp('/families');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('get', '/qe_families/list', data({ total: 1, page: 1, items: [sampleInterest()] }));
    await user.click(retry);
    expect(await card('Rohan Deshpande')).toBeInTheDocument();
  });

  it('is for members', async () => {
    signInAs(admin);
    answer('get', '/qe_families/list', refusal(403, 'FORBIDDEN'));
    renderApp('/families');
    await heading('This page is for members');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('a family that wrote', () => {
  it('says who wrote what, until when it is open, and leads to the profile', async () => {
    open([sampleInterest()]);
    const shown = await card('Rohan Deshpande');
    expect(shown).toHaveTextContent('29 years, Pune');
    expect(shown).toHaveTextContent('No. 218');
    expect(within(shown).getByText('New')).toBeInTheDocument();
    expect(shown).toHaveTextContent(
      'We liked Meera’s profile and would be happy to speak with your family. Rohan also treks in the Sahyadri.',
    );
    expect(shown).toHaveTextContent('Suresh Deshpande, father · 16/11/2026');
    expect(shown).toHaveTextContent('Open until 16/12/2026');
    expect(within(shown).getByRole('link', { name: 'Read profile' })).toHaveAttribute('href', '/profile/218');
  });

  it('sends interest where nothing was chosen', async () => {
    open([sampleInterest({ sentence: null, words: null })]);
    expect(await card('Rohan Deshpande')).toHaveTextContent('Rohan Deshpande’s family sends interest.');
  });

  it('folds what is answered, and lets a no become a yes', async () => {
    open([
      sampleInterest({
        state: 'declined',
        answered_at: '2026-11-04T05:00:00.000Z',
        closed_at: '2026-11-04T05:00:00.000Z',
        may_still_accept: true,
        open_until: null,
      }),
    ]);
    const shown = await screen.findByText('Answered');
    expect(shown.closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('Not for us, with thanks, 04/11/2026')).toBeInTheDocument();
    expect(screen.getByText('Say yes after all')).toBeInTheDocument();
  });

  it('cannot be opened once the profile is not shown, but blocked and reported', async () => {
    open([
      sampleInterest(
        { state: 'ended', closed_at: '2026-11-16T05:00:00.000Z' },
        { can_open: false, photo: null },
      ),
    ]);
    const shown = await screen.findByText('This profile is no longer shown.');
    const family = within(shown.closest('article') as HTMLElement);
    expect(family.queryByRole('link', { hidden: true })).not.toBeInTheDocument();
    expect(
      family.getByRole('button', { name: 'Block or report Rohan Deshpande', hidden: true }),
    ).toBeInTheDocument();
  });
});

describe('a card on the screen', () => {
  it('counts as seen after two seconds, and not before', async () => {
    const watched: { element: Element; tell: (isIntersecting: boolean) => void }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly tell;
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          this.tell = tell;
        }
        observe(element: Element) {
          watched.push({ element, tell: (isIntersecting) => this.tell([{ isIntersecting }]) });
        }
        disconnect() {}
      },
    );
    const seen = answer('post', '/qe_families/seen', data({}));
    open([sampleInterest(), sampleInterest({ id: 7, is_seen: true }, { first_name: 'Kaushal' })]);
    const shown = await card('Rohan Deshpande');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    act(() => {
      for (const { tell } of watched) tell(true);
    });
    expect(watched.map(({ element }) => element)).toContain(shown);
    await act(() => vi.advanceTimersByTimeAsync(1900));
    expect(seen).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    await waitFor(() => expect(seen.map(({ body }) => body)).toEqual([{ id: 5 }]));
  });
});

describe('a family that was written to', () => {
  it('shows how far it is, and is reminded once', async () => {
    answerFamilyCounts({ sent: 3 });
    const { user } = open([sentInterest({ is_seen: true })], '/families?list=sent');
    const shown = await card('Umang Chokshi');
    expect(await screen.findByText('3 of 10 open. You can send 7 more.')).toBeInTheDocument();
    expect(shown).toHaveTextContent('Sent 08/11/2026');
    expect(shown).toHaveTextContent('Open till 08/12/2026');
    const steps = within(shown).getByRole('list', { name: 'How far it is' });
    expect(steps).toHaveTextContent('Answered: not yet');
    expect(steps).not.toHaveTextContent('Seen: not yet');
    const sent = answer(
      'post',
      '/qe_families/remind',
      data(sentInterest({ reminded_at: now.toISOString() })),
    );
    answer(
      'get',
      '/qe_families/list',
      data({ total: 1, page: 1, items: [sentInterest({ reminded_at: '2026-11-17T06:00:00.000Z' })] }),
    );
    await user.click(within(shown).getByRole('button', { name: 'Remind once' }));
    expect(await screen.findByText('Reminded 17/11/2026')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ id: 6 });
    expect(screen.queryByRole('button', { name: 'Remind once' })).not.toBeInTheDocument();
  });

  it('says from when it can be reminded', async () => {
    open([sentInterest({ remind_from: '2026-11-23T05:00:00.000Z' })], '/families?list=sent');
    const shown = await card('Umang Chokshi');
    expect(shown).toHaveTextContent('Remind from 23/11');
    expect(within(shown).queryByRole('button', { name: 'Remind once' })).not.toBeInTheDocument();
  });

  it('is withdrawn after a question, and kept when the answer is no', async () => {
    const { user } = open([sentInterest()], '/families?list=sent');
    const shown = await card('Umang Chokshi');
    const sent = answer('post', '/qe_families/withdraw', data(sentInterest({ state: 'withdrawn' })));
    await user.click(within(shown).getByRole('button', { name: 'Withdraw' }));
    const dialog = () => screen.findByRole('dialog', { name: 'Withdraw your interest?' });
    expect(await dialog()).toHaveTextContent('Umang’s family no longer sees it.');
    await user.click(within(await dialog()).getByRole('button', { name: 'Keep' }));
    expect(sent).toHaveLength(0);
    await user.click(within(shown).getByRole('button', { name: 'Withdraw' }));
    answer('get', '/qe_families/list', data({ total: 0, page: 1, items: [] }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Your interest is withdrawn.')).toBeInTheDocument();
    await heading('You have not written to a family yet.');
  });

  it('says in words why a step is refused', async () => {
    const { user } = open([sentInterest()], '/families?list=sent');
    answer('post', '/qe_families/remind', refusal(409, 'INTEREST_REFUSED', { reason: 'reminded' }));
    await user.click(await screen.findByRole('button', { name: 'Remind once' }));
    expect(
      await screen.findByText('You have reminded this family once. More is not possible.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['later', 'little_time', 'Thank you. We need a little time and will come back to you.'],
    ['declined', 'not_the_match', /not the right match and wish Meera well/],
  ] as const)('shows the words of the answer: %s', async (state, sentence, words) => {
    open(
      [sentInterest({ state, answer_sentence: sentence, answered_at: '2026-11-10T05:00:00.000Z' })],
      '/families?list=sent',
    );
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says kindly that no answer came', async () => {
    open(
      [sentInterest({ state: 'expired', closed_at: '2026-11-16T05:00:00.000Z', open_until: null })],
      '/families?list=sent',
    );
    expect(
      await screen.findByText('No answer came. This is common and says nothing about you.'),
    ).toBeInTheDocument();
  });
});

describe('on a wide screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: !query.includes('<'),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });

  it('arrow keys move in the list, and the focus stays in it', async () => {
    answer('get', '/qe_search/list_counts', data({ favourites: 0, noted: 0 }));
    const { user } = open([
      sampleInterest(),
      sampleInterest(
        { id: 7, is_seen: true, sent_at: '2026-11-15T05:00:00.000Z' },
        { first_name: 'Kaushal', last_name: 'Sanghvi' },
      ),
    ]);
    const first = await screen.findByRole('button', { name: /Rohan Deshpande/, current: true });
    expect(first).toHaveTextContent('Yesterday, 07:40 PM');
    expect(await card('Rohan Deshpande')).toHaveTextContent('M.Tech, Computer Engineering');
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    const second = screen.getByRole('button', { name: /Kaushal Sanghvi/, current: true });
    expect(second).toHaveFocus();
    expect(await card('Kaushal Sanghvi')).toBeInTheDocument();
    await user.keyboard('{Home}');
    expect(screen.getByRole('button', { name: /Rohan Deshpande/, current: true })).toHaveFocus();
  });

  it('has the three answers beside the family', async () => {
    answer('get', '/qe_search/list_counts', data({ favourites: 0, noted: 0 }));
    answer('get', '/qe_families/one', data(sampleInterest()));
    answer('get', '/qe_families/sheet', data(sampleSheet()));
    const { user } = open([sampleInterest()]);
    const pane = within(await card('Rohan Deshpande'));
    await user.click(pane.getByRole('button', { name: 'Ask us later' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your answer' }));
    expect(await dialog.findByRole('radio', { name: 'Ask us later' })).toBeChecked();
  });
});
