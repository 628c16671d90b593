import type { SearchPage } from '@suchi/contracts/discovery';
import { screen, within } from '@testing-library/react';
import { activeStanding, ownProfile, ownSheet } from './own-profile.ts';
import { renderApp } from './render-app.tsx';
import { sampleCard } from './sample-card.ts';
import {
  answer,
  answerOwnProfile,
  answerSearchAccess,
  data,
  member,
  type SeenRequest,
  signInAs,
} from './server.ts';

const jobTypes = [
  { id: 11203, lookup: 'Job Type', name: 'Service', description: null },
  { id: 11204, lookup: 'Job Type', name: 'Business', description: null },
];

/** One ordinary card, a favourite, and one without photo and serial number. */
export const foundCards = [
  sampleCard(1),
  sampleCard(2, { first_name: 'Meera', last_name: 'Deshmukh', favourite_id: 9, mobile_count: 1 }),
  sampleCard(3, {
    first_name: 'Sayali',
    last_name: 'Patil',
    serial_number: 1301,
    is_printed: false,
    photo: null,
  }),
] as const;

export function found(facts: Partial<SearchPage> = {}): () => Response {
  return data({ total: 42, total_is_exact: true, page: 1, items: foundCards, ...facts });
}

export function answerSubscriber(): void {
  signInAs(member);
  answerOwnProfile(activeStanding);
  answerSearchAccess({});
  answer('get', '/qe_lookup/list', data(jobTypes));
  // The filter offers to leave out the own gotra.
  answer('get', '/qe_profile/form', data(ownProfile({}, ownSheet({}))));
}

/** Returns the requests of the search. */
export function openSearch(address = '/', ...answers: (() => Response)[]) {
  const asked = answer('post', '/qe_search/profiles', ...(answers.length > 0 ? answers : [found()]));
  return { asked, ...renderApp(address) };
}

export function lastFilters(asked: readonly SeenRequest[]): Record<string, unknown> {
  const body = asked.at(-1)?.body as { filters?: Record<string, unknown> } | undefined;
  return body?.filters ?? {};
}

export function findCard(name: string): Promise<HTMLElement> {
  return screen.findByRole('article', { name });
}

/** Opens the search and its filter; the fields come a moment after the dialog. */
export async function openFilter(address = '/') {
  const app = openSearch(address);
  await findCard('Ananya Kulkarni');
  await app.user.click(screen.getByRole('button', { name: /^Filter/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await dialog.findByRole('checkbox', { name: 'Divorced' });
  return { ...app, dialog };
}
