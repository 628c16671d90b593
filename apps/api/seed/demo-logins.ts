import type { Role } from '@suchi/domain/accounts';

/** The names of the demo accounts in `.stack/urls.json`. */
export type DemoLoginName = 'admin' | 'member' | 'subscriber' | 'tester' | 'newcomer';

export interface DemoLogin {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  mobile: string;
  role: Role;
  is_tester: boolean;
}

const person = (
  first_name: string,
  last_name: string,
  email: string,
  changes: Partial<DemoLogin> = {},
): DemoLogin => ({
  first_name,
  last_name,
  email,
  password: 'suchi-demo-2026',
  mobile: '919800000000',
  role: 'user',
  is_tester: false,
  ...changes,
});

/** Invented people, one of each kind, with verified addresses. Never for an installation with real users. */
export const demoLogins: Record<DemoLoginName, DemoLogin> = {
  admin: person('Vasanti', 'Joglekar', 'admin@suchi.example.org', { role: 'admin' }),
  member: person('Rohan', 'Deshpande', 'member@suchi.example.org'),
  subscriber: person('Meera', 'Kulkarni', 'subscriber@suchi.example.org'),
  tester: person('Nikhil', 'Shah', 'tester@suchi.example.org', { is_tester: true }),
  newcomer: person('Isha', 'Mehta', 'newcomer@suchi.example.org'),
};
