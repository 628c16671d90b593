import type { Bundle } from '@suchi/words';
import { currentUserContract } from '@suchi/contracts/accounts';
import { contractPath } from '@suchi/contracts/basics';
import { openProfileContract } from '@suchi/contracts/discovery';
import { homeContract, homePaths } from '@suchi/contracts/home';
import { readProfileContract } from '@suchi/contracts/profiles';
import { adminSettingContract, frontPageContract } from '@suchi/contracts/settings';
import { paths } from '../src/shared/config/paths.ts';
import { filesNeededBy, type Build } from './bundle-budget.ts';

/** A page that people open first. The budget weighs it, and the page in the browser starts to load it by itself. */
export interface FirstScreen {
  name: string;
  /** Its addresses; null for a state of another screen. */
  path: RegExp | null;
  /** Null: for everybody. Otherwise the guards lead others elsewhere. */
  isMember: boolean | null;
  /** What must have arrived before it works. */
  modules: readonly string[];
  /** Its words, beside those of every page. */
  words: readonly Bundle[];
  /** What it loads when somebody opens it, and not before. */
  opensLater?: readonly string[];
  /** The requests it begins with, all of them GET. `$1` is the address's first group. */
  asks: readonly string[];
  /** Paths whose answers come with the first request, by their names in it. */
  parts?: Readonly<Record<string, string>>;
}

/** A screen as `src/boot/boot.ts` reads it. */
export interface BuiltScreen extends Pick<FirstScreen, 'name' | 'isMember' | 'words' | 'asks' | 'parts'> {
  path: string;
  files: readonly string[];
}

const me = contractPath(currentUserContract);
const setting = contractPath(adminSettingContract);
const visitor = ['index.html', 'src/app/public/welcome-layout.tsx'];
const member = ['index.html', 'src/app/member/member-tree.tsx'];
const home = [...member, 'src/app/member/home.route.tsx', 'src/app/member/active-home.tsx'];

export const firstScreens: readonly FirstScreen[] = [
  {
    name: 'welcome',
    path: exactly(paths.welcome),
    isMember: null,
    modules: ['index.html', 'src/app/public/front-page.route.tsx'],
    words: ['welcome'],
    asks: [contractPath(frontPageContract)],
  },
  {
    name: 'login',
    path: exactly(paths.login),
    isMember: false,
    modules: [...visitor, 'src/app/public/login.route.tsx'],
    words: ['signIn'],
    asks: [],
  },
  {
    name: 'register',
    path: exactly(paths.register),
    isMember: false,
    modules: [...visitor, 'src/app/public/register.route.tsx'],
    words: ['signIn'],
    asks: [],
  },
  {
    name: 'home',
    path: exactly(paths.home),
    isMember: true,
    modules: home,
    words: ['member'],
    asks: [contractPath(homeContract)],
    parts: homePaths,
  },
  {
    name: 'search',
    path: null,
    isMember: true,
    modules: [
      ...home,
      'src/features/search/components/open-search.tsx',
      'src/features/search/api/first-page-query.ts',
    ],
    words: ['member', 'search'],
    opensLater: [
      'src/features/search/components/filter-dialog.tsx',
      'src/features/search/components/filter-fields.tsx',
      'src/entities/member-safety/safety-menu.tsx',
      'src/entities/member-safety/block-dialog.tsx',
      'src/entities/member-safety/report-dialog.tsx',
      'src/shared/forms/combobox-input.tsx',
    ],
    asks: [],
  },
  {
    name: 'profile',
    path: /^\/profile\/([1-9]\d{0,8})$/,
    isMember: true,
    modules: [...member, 'src/app/member/profile.route.tsx'],
    words: ['member', 'profile'],
    asks: [me, setting, `${contractPath(openProfileContract)}?id=$1`],
  },
  {
    name: 'form',
    path: /^\/candidate\/(?:create|edit)$/,
    isMember: true,
    modules: [...member, 'src/app/member/candidate-form.route.tsx'],
    words: ['member', 'form', 'rules'],
    opensLater: [
      'src/features/authoring/components/conflict-dialog.tsx',
      'src/features/authoring/components/preview-drawer.tsx',
      'src/features/authoring/media/crop-dialog.tsx',
      'src/features/authoring/media/video-dialog.tsx',
      'src/shared/forms/combobox-input.tsx',
    ],
    asks: [me, setting, contractPath(readProfileContract)],
  },
];

/** The screens of a build, without the files that every page loads. */
export function listBuiltScreens(build: Build, apiUrl: string): BuiltScreen[] {
  const always = new Set(filesNeededBy(build, ['index.html']));
  return firstScreens.flatMap(({ name, path, isMember, modules, words, asks, parts }) => {
    if (path === null) return [];
    const files = filesNeededBy(build, modules).filter((file) => !always.has(file));
    return [
      {
        name,
        path: path.source,
        isMember,
        files: files.map((file) => `/${file}`),
        words,
        asks: asks.map((ask) => apiUrl + ask),
        ...(parts && { parts: mapValues(parts, (part) => apiUrl + part) }),
      },
    ];
  });
}

function mapValues(
  record: Readonly<Record<string, string>>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path}$`);
}
