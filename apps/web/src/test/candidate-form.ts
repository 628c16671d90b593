import type { OwnStanding } from '@suchi/contracts/accounts';
import type { LookupValue } from '@suchi/contracts/lookups';
import type { Picture } from '@suchi/contracts/media';
import { profileForm, type ReadProfile } from '@suchi/contracts/profiles';
import { casePhotoId, completeProfile } from '@suchi/testing/profile-cases';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from './render-app.tsx';
import { answer, data, member, server } from './server.ts';

const photo: Picture = {
  id: casePhotoId,
  width: 1200,
  height: 1500,
  blur: null,
  is_below_print: false,
  urls: { thumb: '/photo/thumb', card: '/photo/card', page: '/photo/page' },
};

/** With their real ids. */
const lookups: readonly LookupValue[] = [
  { id: 1470, lookup: 'Country', name: 'India', description: null },
  { id: 1471, lookup: 'Country', name: 'Nepal', description: null },
  { id: 11101, lookup: 'Blood Group', name: 'A+', description: null },
  { id: 11203, lookup: 'Job Type', name: 'Service', description: null },
  { id: 11206, lookup: 'Job Type', name: 'Student', description: null },
  { id: 12001, lookup: 'Education New', name: 'B.E. / B.Tech', description: 'Engineering' },
  { id: 12002, lookup: 'Education New', name: 'B.E. Computer', description: 'Engineering' },
  { id: 12044, lookup: 'Education New', name: 'MBA', description: 'Management and Business Administration' },
  { id: 13001, lookup: 'Gotra', name: 'Atri', description: null },
];

export const draftStanding: OwnStanding = {
  id: 7,
  status: 'Draft',
  first_name: 'Rohan',
  last_name: 'Deshpande',
  rejection_reason: null,
  serial_number: null,
  suchi: { year: 2026, place: 'number_follows' },
  submitted_at: null,
  is_attending: null,
  asks_attendance: true,
  hall_consent: true,
  unanswered: [],
  notice_to_read: null,
  asked_again: [],
  photo_for: 'all',
  number_for: 'all',
  shows_horoscope: false,
  is_paused: false,
  is_hidden_by_staff: false,
  revision: null,
  proof: null,
  is_deactivated: false,
  married_by_vmm: false,
  violations: [],
};

/** The complete profile of the shared cases, with these changes. */
export function readProfileAnswer(change: object = {}, rest: Partial<ReadProfile> = {}): ReadProfile {
  const profile = profileForm.parse({ ...completeProfile, ...change });
  return {
    standing: draftStanding,
    sheet: {
      profile,
      lookups: [...lookups],
      main_photo: profile.main_photo === null ? null : photo,
      photos: [],
      main_video: null,
    },
    saved: null,
    owner: { id: member.id, first_name: 'Sunita', last_name: 'Kelkar', email: 'sunita@example.org' },
    latest_birth_date: '2005-10-01',
    ...rest,
  };
}

export function answerProfileForm(form: ReadProfile): void {
  server.use(
    http.get('http://api.test/qe_lookup/list', ({ request }) => {
      const lookup = new URL(request.url).searchParams.get('lookup');
      return HttpResponse.json({ data: lookups.filter((value) => value.lookup === lookup) });
    }),
  );
  answer('get', '/qe_profile/form', data(form));
}

export async function openForm(address: string) {
  const app = renderApp(address);
  await screen.findByRole('button', { name: 'Save as Draft' });
  return app;
}
