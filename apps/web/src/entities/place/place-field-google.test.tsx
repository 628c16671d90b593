import type { PlaceSuggestion } from '@suchi/contracts/places';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestQueryClient } from '../../test/query-client.ts';
import { answer, data } from '../../test/server.ts';
import { type GooglePlace, googleAuth, type PlacesLibrary } from './google-maps.ts';
import { PlaceField } from './place-field.tsx';

beforeEach(() => {
  vi.stubEnv('VITE_GOOGLE_PLACES_KEY', 'a-key-for-tests');
});
afterEach(() => {
  delete window.google;
  delete window.gm_authFailure;
  googleAuth.forget();
});

/** A fake of Google's library with one town. */
function fakeGoogle() {
  const found: GooglePlace = {
    displayName: 'Chiplūn',
    formattedAddress: 'Chiplūn, Maharashtra, India',
    location: { lat: () => 17.53, lng: () => 73.51 },
    addressComponents: [{ longText: 'India', types: ['country', 'political'] }],
    fetchFields: vi.fn<GooglePlace['fetchFields']>(() => Promise.resolve()),
  };
  const library: PlacesLibrary = {
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: vi.fn<
        PlacesLibrary['AutocompleteSuggestion']['fetchAutocompleteSuggestions']
      >(() =>
        Promise.resolve({
          suggestions: [
            { placePrediction: null },
            {
              placePrediction: {
                placeId: 'place-1',
                mainText: { text: 'Chiplūn' },
                secondaryText: { text: 'Maharashtra, India' },
                toPlace: () => found,
              },
            },
          ],
        }),
      ),
    },
  };
  window.google = { maps: { importLibrary: () => Promise.resolve(library) } };
  return { found, library };
}

function renderField() {
  const chosen: (PlaceSuggestion | null)[] = [];
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <PlaceField label="Birth place" id="birth" value={null} onChange={(place) => chosen.push(place)} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), chosen };
}

// Compiling Mantine is slow on a busy machine.
beforeAll(() => import('../../shared/forms/combobox-input.tsx'), 60_000);

describe('a place from Google', () => {
  it('has the same shape, in letters that the printer can set; its position is asked for when it is chosen', async () => {
    const { found, library } = fakeGoogle();
    const { user, chosen } = renderField();
    await user.type(await screen.findByRole('combobox', { name: 'Birth place' }), 'chip');
    const option = await screen.findByRole('option', { name: /^Chiplun/ });
    expect(option).toHaveTextContent('Maharashtra, India');
    expect(found.fetchFields).not.toHaveBeenCalled();
    await user.click(option);
    await expect
      .poll(() => chosen)
      .toEqual([
        {
          name: 'Chiplun',
          formatted_address: 'Chiplun, Maharashtra, India',
          lat: 17.53,
          lng: 73.51,
          country: 'India',
        },
      ]);
    expect(library.AutocompleteSuggestion.fetchAutocompleteSuggestions).toHaveBeenCalledOnce();
  });

  it('gives way to our gazetteer, with a panel, when the key is refused', async () => {
    fakeGoogle();
    const { user, chosen } = renderField();
    const field = await screen.findByRole('combobox', { name: 'Birth place' });
    await user.type(field, 'pune');
    await screen.findByRole('option', { name: /^Chiplun/ });
    const pune = { name: 'Pune', formatted_address: 'Pune, India', lat: 18.5, lng: 73.9, country: 'India' };
    answer('get', '/qe_places/search', data([pune]));
    act(() => window.gm_authFailure?.());
    expect(await screen.findByText('Error: AuthFailure')).toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: /^Pune/ }));
    await expect.poll(() => chosen).toEqual([pune]);
  });
});
