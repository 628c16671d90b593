import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerCards, answerDeck } from '../../test/hall.ts';
import { renderApp } from '../../test/render-app.tsx';
import { answerEdition, refusal } from '../../test/server.ts';

describe.each(['/print_suchi', '/tv_pdf'])('%s', (path) => {
  it('asks for nobody while the display is off', async () => {
    answerDeck(null);
    answerEdition(null);
    const asked = answerCards([1]);
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'The hall display is switched off' })).toBeVisible();
    expect(screen.queryByText(/Melawa,/)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('says that no number is given yet', async () => {
    answerDeck('staff', { serials: [] });
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'No profile has a serial number yet' })).toBeVisible();
  });

  it('says how long it waits for the limit, and goes on by itself', async () => {
    answerDeck('visitor');
    const asked = answerCards([1, 3, 451], [refusal(429, 'REQUESTS_EXCEEDED', { retry_after_seconds: 4 })]);
    renderApp(path);
    expect(await screen.findByText(/It continues by itself in \d seconds?\./)).toBeVisible();
    expect(await screen.findByText('Candidate 451')).toBeVisible();
    expect(screen.queryByText(/It continues by itself/)).toBeNull();
    expect(new Set(asked).size).toBe(asked.length - 1);
  });

  it('keeps what is loaded when a part fails, and can be asked again', async () => {
    answerDeck('staff');
    answerCards([1, 3, 451], [refusal(500, 'INTERNAL_SERVER_ERROR')]);
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Candidate 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the index', () => {
  it('prints its own numbers by section, with instructions beside', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    answerDeck('visitor');
    const asked = answerCards([1, 2, 3, 451]);
    const { user } = renderApp('/print_suchi');
    const page = await screen.findByRole('region', { name: 'Page 1 of 1' });
    await within(page).findByText('Candidate 451');
    expect(asked).toEqual(['index 1-3', 'index 451-451']);
    expect(within(page).getByText('Candidate 2')).toBeVisible();
    expect(screen.getByText('4 candidates on 1 page')).toBeVisible();
    expect(within(page).getByRole('heading', { name: 'Unmarried Males 1–423' })).toBeVisible();
    expect(within(page).getByText('Index of the suchi, edition')).toHaveTextContent('edition 2026');
    expect(within(page).getByText('Candidate 451').parentElement).toHaveTextContent(
      '451 Candidate 451 Nashik',
    );
    expect(screen.getByText('Paper A4, landscape, scale 100 %.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print index' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the TV PDF', () => {
  it('has one page a number, and leaves out those without a profile when told', async () => {
    answerDeck('staff');
    answerCards([1, 3, 451]);
    const { user } = renderApp('/tv_pdf');
    const page = await screen.findByRole('article', { name: '#451' });
    expect(await within(page).findByText('19/07/1999')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(460);
    expect(screen.getAllByText('NO PROFILE')).toHaveLength(457);
    expect(within(page).getByText('केतकी जोशी')).toBeVisible();
    const terms = within(page)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(terms).toEqual(
      `Education,Designation,Income,Work Location,Height,Native Place,Birthday,Birth Place,Blood Group,Gotra,Mobile,Email,Address,Brothers,Sisters`.split(
        ',',
      ),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Print NO PROFILE pages' }));
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
      '#1',
      '#3',
      '#451',
    ]);
  });

  it('goes to the page of a number, or to the next', async () => {
    answerDeck('staff', { serials: [1, 3], last_serial: 5 });
    answerCards([1, 3]);
    const { user } = renderApp('/tv_pdf');
    const target = await screen.findByRole('article', { name: '#4' });
    const scroll = vi.fn<() => void>();
    target.scrollIntoView = scroll;
    await user.type(screen.getByRole('textbox', { name: 'Go to' }), '4{Enter}');
    expect(scroll).toHaveBeenCalledOnce();
  });
});
