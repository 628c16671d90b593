import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a first visit to a route loads, in gzipped bytes (fonts as they are), and in how many files. */
export interface Weight {
  html: number;
  js: number;
  css: number;
  fonts: number;
  files: number;
}

/** A route, and the entries that must have arrived before it works. */
export interface MeasuredRoute {
  name: string;
  entries: readonly string[];
}

/** What was reached. `check-budget.ts --accept` writes it. */
export const reachedFile = join(import.meta.dirname, 'budget.json');
const reached = JSON.parse(readFileSync(reachedFile, 'utf8')) as Record<string, Weight>;
const allowance = 1.03;

/** Three percent above what was reached. */
export function limitOf(route: string, kind: keyof Weight): number {
  const weight = reached[route];
  if (weight === undefined) throw new Error(`budget.json does not have ${route}`);
  return Math.floor(weight[kind] * allowance);
}

const visitor = ['index.html', 'src/app/public/welcome-layout.tsx', 'src/features/account/messages.en.ts'];
const member = ['index.html', 'src/app/member/member-tree.tsx', 'src/app/member/messages.en.ts'];
const home = [...member, 'src/app/member/home.route.tsx'];

export const measuredRoutes: readonly MeasuredRoute[] = [
  {
    name: 'login',
    entries: [...visitor, 'src/app/public/login.route.tsx'],
  },
  {
    name: 'register',
    entries: [...visitor, 'src/app/public/register.route.tsx'],
  },
  { name: 'home', entries: home },
  {
    name: 'search',
    entries: [
      ...home,
      'src/app/member/active-home.tsx',
      'src/features/home/messages.en.ts',
      'src/features/own-profile/messages.en.ts',
      'src/entities/attendance/messages.en.ts',
      'src/features/search/messages.en.ts',
      'src/features/payments/messages.en.ts',
    ],
  },
  {
    name: 'profile',
    entries: [
      ...member,
      'src/app/member/profile.route.tsx',
      'src/entities/profile-sheet/messages.en.ts',
      'src/entities/profile-card/messages.en.ts',
    ],
  },
  {
    name: 'form',
    entries: [
      ...member,
      'src/app/member/candidate-form.route.tsx',
      'src/features/authoring/messages.en.ts',
      'src/entities/attendance/messages.en.ts',
    ],
  },
];
