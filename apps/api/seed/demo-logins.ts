import type { DemoLoginName, Duty, Role } from '@suchi/domain/accounts';

export interface DemoLogin {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  mobile: string;
  role: Role;
  is_tester: boolean;
}

/** The duties of the demo's staff. */
export const demoDuties: Partial<Record<DemoLoginName, readonly Duty[]>> = {
  reviewer: ['review'],
  treasurer: ['treasury'],
  dispatcher: ['dispatch', 'event'],
};

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
export const demoLogins: Record<DemoLoginName | 'tester', DemoLogin> = {
  admin: person('Vasanti', 'Joglekar', 'admin@suchi.example.org', { role: 'admin' }),
  member: person('Rohan', 'Deshpande', 'member@suchi.example.org'),
  subscriber: person('Meera', 'Kulkarni', 'subscriber@suchi.example.org'),
  tester: person('Nikhil', 'Shah', 'tester@suchi.example.org', { is_tester: true }),
  newcomer: person('Isha', 'Mehta', 'newcomer@suchi.example.org'),
  draft: person('Gauri', 'Phadke', 'draft@suchi.example.org'),
  reviewer: person('Suhas', 'Ketkar', 'reviewer@suchi.example.org', { role: 'staff' }),
  treasurer: person('Hansa', 'Parekh', 'treasurer@suchi.example.org', { role: 'staff' }),
  dispatcher: person('Anand', 'Bhide', 'dispatcher@suchi.example.org', { role: 'staff' }),
};
