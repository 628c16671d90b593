import { profileForm, type ProfileFormData } from '@suchi/contracts/profiles';
import type { ReviewProfile, ReviewQueueItem } from '@suchi/contracts/review';
import { http, HttpResponse } from 'msw';
import { answer, type SeenRequest, server } from './server.ts';

interface Person {
  id: number;
  firstName: string;
  lastName: string;
}

const candidateForm: Partial<ProfileFormData> = {
  gender: 'Male',
  brithday: '1998-01-21',
  height: 175.26,
  new_location: { name: 'Satara', formatted_address: 'Satara, India', lat: 17.68, lng: 74 },
  gotra: 12,
  partner_expectations: 'A graduate who enjoys village life as much as the city and speaks openly.',
};

export function reviewProfile(
  { id, firstName, lastName }: Person,
  changes: Partial<ReviewProfile> = {},
  form: Partial<ProfileFormData> = {},
): ReviewProfile {
  return {
    id,
    status: 'Pending',
    activation: 'new',
    is_paused: false,
    is_hidden_by_staff: false,
    rejection_reason: null,
    serial_number: null,
    is_attending: null,
    bulk_mail_stopped_at: null,
    age: 27,
    submitted_at: '2025-10-07T15:44:00.000Z',
    is_resubmitted: false,
    is_own_submission: false,
    owner: {
      id: `owner-${id}`,
      first_name: firstName,
      last_name: lastName,
      email: `${firstName.toLowerCase()}@example.org`,
      mobile: null,
      email_verified: true,
      is_suspended: false,
    },
    sheet: {
      profile: {
        ...profileForm.parse({}),
        first_name: firstName,
        last_name: lastName,
        ...candidateForm,
        ...form,
      },
      lookups: [{ id: 12, lookup: 'Gotra', name: 'Vasishtha', description: null }],
      main_photo: null,
      photos: [],
      main_video: null,
    },
    revision: null,
    checks: [{ check: 'age', is_ok: true, values: { age: 27, needed: 21 }, profile_id: null }],
    changes: [],
    history: [],
    actions: ['approve', 'reject'],
    ...changes,
  };
}

export function queueItem(
  { id, sheet: { profile } }: ReviewProfile,
  changes: Partial<ReviewQueueItem> = {},
): ReviewQueueItem {
  return {
    id,
    kind: 'profile',
    changed_fields: null,
    name: `${profile.first_name} ${profile.last_name}`,
    age: 27,
    place: 'Satara',
    marital_status: 'Unmarried',
    submitted_at: '2025-10-07T15:44:00.000Z',
    is_resubmitted: false,
    has_namesake: false,
    photo: null,
    ...changes,
  };
}

interface ReviewServer {
  /** In order. */
  decisions: SeenRequest[];
  /** In order. */
  searches: string[];
  /** Simulates another reviewer's decision. */
  remove: (id: number) => void;
}

/** A server with a queue that shrinks with each decision; `answers` are the responses in order. */
export function answerReview(
  profiles: readonly ReviewProfile[],
  items: readonly ReviewQueueItem[] = profiles.map((profile) => queueItem(profile)),
  ...answers: (() => Response)[]
): ReviewServer {
  let waiting = [...items];
  const searches: string[] = [];
  const remove = (id: number) => {
    waiting = waiting.filter((item) => item.id !== id);
  };
  server.use(
    http.get('http://api.test/qe_review/queue', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      searches.push(search);
      const found = waiting.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
      return HttpResponse.json({ data: { total: found.length, reviewed_today: 6, items: found } });
    }),
    http.get('http://api.test/qe_review/profile', ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('id'));
      return HttpResponse.json({ data: profiles.find((profile) => profile.id === id) });
    }),
  );
  const taken = () => {
    const id = (decisions.at(-1) as SeenRequest & { body: { profile_id: number } }).body.profile_id;
    remove(id);
    return HttpResponse.json({ data: { id, status: 'Active' } });
  };
  const decisions = answer('post', '/qe_review/decide', ...(answers.length > 0 ? answers : [taken]));
  return { decisions, searches, remove };
}
