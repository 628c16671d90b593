import type { NewsPost, PublicFacts } from '@suchi/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { markRelease } from '../../test/mark-release.ts';
import { renderApp } from '../../test/render-app.tsx';
import { samplePicture } from '../../test/sample-picture.ts';
import { answer, data, member, noNetwork, server, signInAs } from '../../test/server.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const facts: PublicFacts = {
  association_name: 'Sahyadri Samaj Mandal',
  association_address: '12, Station Road, Mulund East',
  support_email: 'office@example.org',
  support_phone: '+91 (22) 5550-0100',
  grievance_officer: { name: 'Vasudha Ranade', email: 'grievance@example.org', phone: null },
  page_texts: { privacy: null, refunds: null, shipping: null },
};
const answerFacts = (changes: Partial<PublicFacts> = {}) =>
  answer('get', '/qe_public/facts', data({ ...facts, ...changes }));

describe('the public pages', () => {
  it.each([
    ['/contact', 'Contact'],
    ['/privacy', 'Privacy'],
    ['/refunds-and-cancellation', 'Refunds and cancellation'],
    ['/shipping', 'Shipping'],
    ['/safety', 'Safety advice'],
    ['/grievance-officer', 'Grievance officer'],
  ])('%s is open to a visitor, without a gap in its text', async (path, title) => {
    answerFacts();
    renderApp(path);
    await heading(title);
    expect(await screen.findAllByText(/office@example\.org|grievance@example\.org/)).not.toHaveLength(0);
    expect(document.body).not.toHaveTextContent('{{');
  });

  it('say how to reach the association, by a tap', async () => {
    answerFacts();
    renderApp('/contact');
    expect(await screen.findByRole('link', { name: 'office@example.org' })).toHaveAttribute(
      'href',
      'mailto:office@example.org',
    );
    expect(screen.getByRole('link', { name: '+91 (22) 5550-0100' })).toHaveAttribute(
      'href',
      'tel:+912255500100',
    );
    expect(screen.getByText('12, Station Road, Mulund East')).toBeInTheDocument();
    expect(within(screen.getByRole('article')).getByText('Sahyadri Samaj Mandal')).toBeInTheDocument();
  });

  it('say what the book prints of a family, and how to leave the search', async () => {
    answerFacts();
    renderApp('/privacy');
    expect(await screen.findByText(/^The printed suchi: .* mobile numbers, .* street/)).toBeInTheDocument();
    expect(
      screen.getByText(/pause the profile in your settings, under Married or pause/),
    ).toBeInTheDocument();
  });

  it('say at the foot which release this is', async () => {
    answerFacts();
    markRelease('1.4.0 (1f2e3d4c5b6a)');
    renderApp('/contact');
    await heading('Contact');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Suchi 1.4.0 (1f2e3d4c5b6a)');
  });

  it('leave out what the association has not written down', async () => {
    answerFacts({ support_phone: null, support_email: null, association_address: null });
    renderApp('/contact');
    await heading('Contact');
    expect(screen.queryByText('E-mail')).not.toBeInTheDocument();
    expect(screen.queryByText('Telephone')).not.toBeInTheDocument();
    expect(screen.queryByText('Office')).not.toBeInTheDocument();
  });

  it('begin with the association’s own text where it wrote one, as plain text', async () => {
    answerFacts({
      page_texts: { privacy: null, refunds: 'We <b>return</b> all.\n\nAsk us.', shipping: null },
    });
    renderApp('/refunds-and-cancellation');
    expect(await screen.findByText('We <b>return</b> all.')).toBeInTheDocument();
    expect(screen.getByText('Ask us.')).toBeInTheDocument();
    expect(screen.queryByText(/and when you get it back/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What can be bought' })).toBeInTheDocument();
  });

  it('name the grievance officer', async () => {
    answerFacts();
    renderApp('/grievance-officer');
    expect(await screen.findByText('Vasudha Ranade')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'grievance@example.org' })).toBeInTheDocument();
  });

  it('say where to write while there is no officer', async () => {
    answerFacts({ grievance_officer: null });
    renderApp('/grievance-officer');
    expect(await screen.findByText(/please write to office@example\.org/)).toBeInTheDocument();
  });

  it('can be read without the facts, and ask for them again', async () => {
    answer('get', '/qe_public/facts', noNetwork, data(facts));
    const { user } = renderApp('/contact');
    await heading('Contact');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/Never send us your password/)).toBeInTheDocument();
    await user.click(retry);
    expect(await screen.findByText('12, Station Road, Mulund East')).toBeInTheDocument();
  });

  it('are at the foot of the page, from login on', async () => {
    answerFacts();
    const { user } = renderApp('/login');
    const foot = await screen.findByRole('navigation', { name: 'About the association' });
    expect(within(foot).getAllByRole('link')).toHaveLength(9);
    await user.click(within(foot).getByRole('link', { name: 'Safety advice' }));
    await heading('Safety advice');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('are at the foot of a member’s pages too, and lead back home from there', async () => {
    signInAs(member);
    const requests = answerFacts();
    const { user } = renderApp('/settings/account');
    const foot = await screen.findByRole('navigation', { name: 'About the association' });
    await user.click(within(foot).getByRole('link', { name: 'Privacy' }));
    await heading('Privacy');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });
});

describe('news', () => {
  const post = (id: number, changes: Partial<NewsPost> = {}): NewsPost => ({
    id,
    title: `Post ${id}`,
    published_on: '2025-11-02',
    language: 'en',
    body: 'First paragraph.\n\nSecond paragraph.',
    picture: null,
    ...changes,
  });
  const page = (items: NewsPost[], total = items.length, at = 1) => data({ total, page: at, items });

  it('is read by anybody, with its day, its paragraphs and its picture', async () => {
    answer('get', '/qe_public/news', page([post(2, { picture: samplePicture(1) }), post(1)]));
    renderApp('/blogs');
    await heading('News');
    const article = await screen.findByRole('article', { name: 'Post 2' });
    expect(article).toHaveTextContent('2 November 2025');
    expect(within(article).getByText('Second paragraph.').tagName).toBe('P');
    expect(document.querySelectorAll('article img')).toHaveLength(1);
  });

  it('shows what was written as text, not as a page', async () => {
    answer('get', '/qe_public/news', page([post(1, { body: '<b>bold</b><script>alert(1)</script>' })]));
    renderApp('/blogs');
    expect(await screen.findByText('<b>bold</b><script>alert(1)</script>')).toBeInTheDocument();
  });

  it('goes on to older news and back', async () => {
    answer('get', '/qe_public/news', page([post(9)], 7), page([post(1)], 7, 2), page([post(9)], 7));
    const { user, address } = renderApp('/blogs');
    await user.click(await screen.findByRole('link', { name: 'Older' }));
    await screen.findByRole('article', { name: 'Post 1' });
    expect(address()).toBe('/blogs?page=2');
    expect(screen.queryByRole('article', { name: 'Post 9' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Newer' }));
    await screen.findByRole('article', { name: 'Post 9' });
    expect(address()).toBe('/blogs');
  });

  it('does not pass off one page as another while that is on its way', async () => {
    server.use(
      http.get('http://api.test/qe_public/news', async ({ request }) => {
        if (new URL(request.url).searchParams.get('page') === '2') await delay('infinite');
        return page([post(9)], 7)();
      }),
    );
    const { user } = renderApp('/blogs');
    await user.click(await screen.findByRole('link', { name: 'Older' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('article', { name: 'Post 9' })).not.toBeInTheDocument();
  });

  it('says kindly that there is none', async () => {
    answer('get', '/qe_public/news', page([]));
    renderApp('/blogs');
    expect(await screen.findByText('No news yet')).toBeInTheDocument();
  });

  it('leads to the newest from beyond the end', async () => {
    answer('get', '/qe_public/news', page([], 7, 40));
    renderApp('/blogs?page=40');
    expect(await screen.findByRole('link', { name: 'Go to the newest' })).toHaveAttribute('href', '/blogs');
  });

  it('says that it did not load, and tries again', async () => {
    answer('get', '/qe_public/news', noNetwork, page([post(1)]));
    const { user } = renderApp('/blogs');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Post 1' })).toBeInTheDocument();
  });
});
