import { careers } from '../careers.ts';
import { demoCommunity } from '../community.ts';
import type { DemoLookup } from '../lookups.ts';

/** The date of the sample. */
export const today = '2026-11-15';
const person = (first_name: string, last_name: string, name: string) => ({
  first_name,
  last_name,
  email: `${name}@suchi.example.org`,
});
/** The demo accounts, under the server's names. */
export const logins = {
  admin: person('Vasanti', 'Joglekar', 'admin'),
  member: person('Rohan', 'Deshpande', 'member'),
  subscriber: person('Meera', 'Kulkarni', 'subscriber'),
  tester: person('Nikhil', 'Shah', 'tester'),
  newcomer: person('Isha', 'Mehta', 'newcomer'),
  draft: person('Gauri', 'Phadke', 'draft'),
  reviewer: person('Suhas', 'Ketkar', 'reviewer'),
  treasurer: person('Hansa', 'Parekh', 'treasurer'),
  dispatcher: person('Anand', 'Bhide', 'dispatcher'),
};

/** Replaces the reference data, which belongs to the server and cannot be imported here. */
const names: Record<string, string[]> = {
  'Education New': [
    ...careers.flatMap(({ highest, second }) => [...highest, ...second]),
    'M.B.B.S.',
    'B.D.S.',
    'LL.B.',
    'B.Des',
    'B.Ed',
    'BCA',
  ],
  'Job Type': ['Service', 'Business', 'Profession', 'Student', 'Not working', 'Undisclosed'],
  Occupation: [...careers.map(({ occupation }) => occupation), 'Student', 'Not Working'],
  'Blood Group': ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'],
  Gotra: ['Atri', 'Kashyap', 'Vasishtha'],
  City: ['Pune', 'Mumbai', 'Rajkot'],
  Country: [
    'India',
    'USA',
    'United Kingdom',
    'Canada',
    'Australia',
    'United Arab Emirates',
    'Germany',
    'Netherlands',
    'Singapore',
  ],
};
/** The lookups of the sample's profiles. */
export const lookups: DemoLookup[] = Object.entries(names)
  .flatMap(([lookup, values]) =>
    [...new Set(values)].map((name) => ({ lookup, name, description: 'Sector' })),
  )
  .map((row, index) => ({ id: 100 + index, ...row }));

/** The editions that the orders and serial numbers belong to. */
export const editions = { last: 1, current: 2 };

/** Shared by all tests, because building it takes half a second. */
export const community = demoCommunity({ logins, lookups, editions, today });
