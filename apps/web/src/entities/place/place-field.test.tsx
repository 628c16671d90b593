import type { Place, PlaceSuggestion } from '@suchi/contracts/places';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestQueryClient } from '../../test/query-client.ts';
import { answer, noNetwork, server } from '../../test/server.ts';
import { PlaceField } from './place-field.tsx';

const ratnagiri: PlaceSuggestion = {
  name: 'Ratnagiri',
  formatted_address: 'Ratnagiri, Maharashtra, India',
  lat: 16.99154,
  lng: 73.31022,
  country: 'India',
};
const temple: PlaceSuggestion = {
  ...ratnagiri,
  name: 'Wadi Ratnagiri',
  formatted_address: 'Wadi Ratnagiri, Maharashtra, India',
};

function answerSearch(...places: PlaceSuggestion[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get('http://api.test/qe_places/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json({ data: places });
    }),
  );
  return asked;
}

function renderField(start: Place | null = null) {
  const chosen: (PlaceSuggestion | null)[] = [];
  function Host() {
    const [value, setValue] = useState<Place | null>(start);
    return (
      <PlaceField
        label="Birth place"
        value={value}
        onChange={(place) => {
          chosen.push(place);
          setValue(place);
        }}
      />
    );
  }
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <Host />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), chosen };
}

const input = () => screen.findByRole('combobox', { name: 'Birth place' });

/** Fake timers that also advance by themselves. */
function holdTheClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
}

afterEach(() => vi.useRealTimers());

// Compiling Mantine is slow on a busy machine.
beforeAll(() => import('../../shared/forms/combobox-input.tsx'), 60_000);

describe('a place', () => {
  it('is searched once, after a pause in typing', async () => {
    const asked = answerSearch(ratnagiri, temple);
    renderField();
    const field = await input();
    const user = holdTheClock();
    await user.type(field, 'ratn');
    vi.advanceTimersByTime(250);
    expect(asked).toEqual([]);
    await user.type(field, 'agiri');
    expect(await screen.findByRole('option', { name: /^Ratnagiri/ })).toHaveTextContent('Maharashtra, India');
    expect(asked).toEqual(['ratnagiri']);
  });

  it('is not searched by a single letter, however long somebody waits', async () => {
    const asked = answerSearch(ratnagiri);
    renderField();
    const field = await input();
    const user = holdTheClock();
    await user.type(field, 'r ');
    act(() => void vi.advanceTimersByTime(1000));
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.type(field, 'at');
    await screen.findByRole('option', { name: /^Ratnagiri/ });
    expect(asked).toEqual(['r at']);
  });

  it('is chosen with where it lies and its country', async () => {
    answerSearch(ratnagiri, temple);
    const { user, chosen } = renderField();
    await user.type(await input(), 'ratnagri');
    await screen.findByRole('option', { name: /^Wadi/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => chosen).toEqual([ratnagiri]);
    expect(await input()).toHaveValue('Ratnagiri');
  });

  it('can be taken away', async () => {
    const { user, chosen } = renderField(ratnagiri);
    expect(await input()).toHaveValue('Ratnagiri');
    await user.clear(await input());
    await user.tab();
    expect(chosen).toEqual([null]);
  });

  it('that is in no list is used as it was typed', async () => {
    answerSearch();
    const { user, chosen } = renderField();
    await user.type(await input(), 'Wadgaon Budruk');
    await user.click(await screen.findByRole('option', { name: 'Use this name: Wadgaon Budruk' }));
    expect(chosen).toEqual([
      { name: 'Wadgaon Budruk', formatted_address: 'Wadgaon Budruk', lat: null, lng: null, country: null },
    ]);
    expect(await input()).toHaveValue('Wadgaon Budruk');
  });

  it('that was typed and left is kept, with a way to use it', async () => {
    answerSearch(temple);
    const { user, chosen } = renderField();
    await user.type(await input(), 'Ratna');
    await user.tab();
    expect(await input()).toHaveValue('Ratna');
    expect(await input()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Use this name: Ratna' }));
    expect(chosen).toMatchObject([{ name: 'Ratna', lat: null }]);
    expect(await input()).toBeValid();
  });

  it('is not used in letters that the book cannot print', async () => {
    answerSearch();
    const { user, chosen } = renderField();
    await user.type(await input(), 'वडगाव');
    await user.click(await screen.findByRole('option', { name: 'Use this name: वडगाव' }));
    expect(chosen).toEqual([]);
    expect(await input()).toHaveValue('वडगाव');
  });

  it('says when there is none of that name', async () => {
    answerSearch();
    const { user } = renderField();
    await user.type(await input(), 'zzzz');
    expect(await screen.findByText('No results found.', { selector: 'p' })).toBeInTheDocument();
  });

  it('says when it could not be searched', async () => {
    answer('get', '/qe_places/search', noNetwork);
    const { user } = renderField();
    await user.type(await input(), 'pune');
    expect(await screen.findByText(/could not be searched/, { selector: 'p' })).toBeInTheDocument();
  });
});
