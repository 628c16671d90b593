import type { HallDeck, HallPage } from '@suchi/contracts/hall';
import { http, HttpResponse } from 'msw';
import { data, answer, server } from './server.ts';

const sections = [
  { kind: 'unmarried_male', title: 'Unmarried Males', from: 1, to: 423 },
  { kind: 'unmarried_female', title: 'Unmarried Females', from: 451, to: 827 },
] as const;

/** What may be shown of a small edition: two men and a woman; a third man is only in the index. */
export const sampleDeck = {
  year: 2026,
  sections: [...sections],
  serials: [1, 3, 451],
  index_serials: [1, 2, 3, 451],
  last_serial: 460,
};

export function answerDeck(viewer: HallDeck['viewer'], deck: Partial<typeof sampleDeck> = {}): void {
  const shown = viewer === null ? null : { ...sampleDeck, ...deck };
  answer('get', '/qe_hall/deck', data({ viewer, event: null, deck: shown }));
}

export function makeHallPage(serial: number): HallPage {
  return {
    serial_number: serial,
    gender: serial > 450 ? 'Female' : 'Male',
    name: `Candidate ${serial}`,
    education: 'M.A. Music | B.A. HSS',
    designation: 'Lecturer',
    income: '₹6.5 lakh a year',
    work_location: 'Nashik, India',
    height: '5 ft 2 in',
    native_place: 'Ratnagiri',
    birthday: '1999-07-19',
    birth_place: 'Nashik',
    blood_group: 'O+',
    gotra: null,
    contacts: {
      mobiles: ['98200 14552', '70304 88016'],
      email: 'candidate@example.org',
      address: '14 Shrirang Society, Nashik',
    },
    brothers: { married: 1, unmarried: 0 },
    sisters: { married: 0, unmarried: 0 },
    photo: null,
    own_script_name: serial > 450 ? 'केतकी जोशी' : null,
    expectations: 'A family with love for music.',
  };
}

/** Answers each range with its candidates; a refusal comes first where one is given. Returns what was asked. */
export function answerCards(serials: readonly number[], refusals: (() => Response)[] = []): string[] {
  const asked: string[] = [];
  const waiting = [...refusals];
  server.use(
    http.get('http://api.test/qe_hall/cards', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('view')} ${query.get('from')}-${query.get('to')}`);
      const refuse = waiting.shift();
      if (refuse) return refuse();
      const inRange = serials.filter(
        (serial) => serial >= Number(query.get('from')) && serial <= Number(query.get('to')),
      );
      const view = query.get('view');
      const items = inRange.map((serial) =>
        view === 'index'
          ? { serial_number: serial, name: `Candidate ${serial}`, work_location: 'Nashik', section: null }
          : makeHallPage(serial),
      );
      return HttpResponse.json({ data: { view, items } });
    }),
  );
  return asked;
}
