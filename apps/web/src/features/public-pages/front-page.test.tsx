import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyFrontPage, fullFrontPage } from '../../test/front-page.ts';
import { renderApp, renderOpenedApp } from '../../test/render-app.tsx';
import { answer, data, member, noNetwork, signInAs } from '../../test/server.ts';

const address = '/qe_public/front_page';
const title = () =>
  screen.findByRole('heading', { level: 1, name: 'Find a life partner within our community' });
const parts = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the front page', () => {
  it('tells a visitor what this is, who may join, what it costs, and who to call', async () => {
    answer('get', address, data(fullFrontPage()));
    renderApp('/welcome');
    await title();
    expect(
      await screen.findByText(/is the matrimonial service of Sahyadri Samaj Mandal\./),
    ).toBeInTheDocument();
    expect(parts()).toEqual([
      'Dates',
      'How it works',
      'Who may join',
      'What it costs',
      'Who sees what',
      'Questions',
      'Call or write to us',
    ]);
    expect(screen.getByText('Melawa, Sunday 10 January 2027')).toBeInTheDocument();
    expect(screen.getByText(/usually within 2 days/)).toBeInTheDocument();
    expect(screen.getByText('₹550')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+91 (22) 5550-0100' })).toHaveAttribute(
      'href',
      'tel:+912255500100',
    );
    expect(screen.getByText('Monday to Saturday, 10 AM to 1 PM')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('{{');
    expect(document.title).toBe('Matrimonial service of Sahyadri Samaj Mandal · Suchi');
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('Sahyadri Samaj Mandal'),
    );
  });

  it('leads to registration and to the login', async () => {
    answer('get', address, data(fullFrontPage()));
    const { user } = renderApp('/welcome');
    await title();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Register' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Register' })).toBeInTheDocument();
  });

  it('leaves out what the association has not decided', async () => {
    answer('get', address, data(emptyFrontPage()));
    renderApp('/welcome');
    await screen.findByText('How it works');
    expect(parts()).toEqual(['How it works', 'Who may join', 'What it costs', 'Who sees what', 'Questions']);
    expect(document.body).not.toHaveTextContent(/₹|null|undefined|\{\{/);
  });

  it('is drawn once, with its answer, and requests it once', async () => {
    const requests = answer('get', address, data(fullFrontPage()));
    await renderOpenedApp('/welcome');
    expect(screen.getByRole('heading', { name: 'Dates' })).toBeInTheDocument();
    await screen.findByRole('navigation', { name: 'About the association' });
    expect(requests).toHaveLength(1);
  });

  it('says without a connection what it is, and loads the rest again', async () => {
    answer('get', address, noNetwork, data(fullFrontPage()));
    const { user } = renderApp('/welcome');
    await title();
    expect(screen.getByText(/is a matrimonial service of our community/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'What it costs' })).toBeInTheDocument();
  });

  it('leads a member back home, and does not ask them to register', async () => {
    signInAs(member);
    answer('get', address, data(fullFrontPage()));
    renderApp('/welcome');
    await title();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
  });
});

describe('login', () => {
  it('says what this is, the next dates, and where to read more', async () => {
    answer('get', address, data(fullFrontPage()));
    const { user } = renderApp('/login');
    expect(
      await screen.findByText('Suchi is the matrimonial service of Sahyadri Samaj Mandal.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Last day for the printed suchi')).toBeInTheDocument();
    const panel = screen.getByRole('banner');
    await user.click(within(panel).getByRole('link', { name: /Who may join/ }));
    await title();
  });

  it('works without the dates', async () => {
    answer('get', address, noNetwork);
    renderApp('/login');
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
  });
});
