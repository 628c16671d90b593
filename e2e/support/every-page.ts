import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot, queryDatabase, type StackUrls } from '@suchi/testing';
import { findFrameFaults } from './frame-faults.ts';
import { searchAs } from './member.ts';
import { type Asking, keepSession, signInBrowser } from './sign-in.ts';
import { suiteDatabase } from './stack-urls.ts';
import { expect } from './test.ts';

interface DeclaredPage {
  path: string;
  of: 'visitor' | 'member' | 'office';
}

/** Drawn for the screen of the hall and for paper. */
const ofOneSize = ['/tv', '/tv_pdf', '/print_suchi'];

/** As the routes and the office declare them, so that a new page is among them. */
function listEveryPage(of: DeclaredPage['of']): string[] {
  const printed = execFileSync('node', [join(projectRoot, 'apps/web/scripts/list-pages.ts')], {
    encoding: 'utf8',
  });
  const pages = JSON.parse(printed) as DeclaredPage[];
  return pages.filter((page) => page.of === of && !ofOneSize.includes(page.path)).map(({ path }) => path);
}

/** For a page of which the demo has none. */
const made = (insert: string) => `with made as (${insert} returning id) select id from made`;
const profileOf = (status: string) => `select id from qd_matrimonial_profile where status = '${status}'`;
/**
 * Which one of a page is opened: a value, a query for it, or the first person that a search finds. A new page with a
 * part of its own needs a line here.
 */
const parts: Record<string, string> = {
  '/profile/:id': 'found',
  '/member_safety/:id': 'found',
  '/families/:id':
    'select i.id from interest i join qd_matrimonial_profile p on p.id in (i.sender, i.receiver) join directus_users u on u.id = p."user" where u.email = $1 and i.state = \'accepted\'',
  '/payment/:id':
    'select id from qd_payments where "user" = (select id from directus_users where email = $1)',
  '/admin/users/view/:id': 'select "user" as id from qd_payments',
  '/admin/candidates/view/:id': profileOf('Pending'),
  '/admin/candidates/edit/:id': profileOf('Active'),
  '/admin/member_reports/:id': 'select id from member_report',
  '/admin/incidents/:id': made(
    `insert into incident (what, account_name, from_at, to_at, known_at, date_created)
     values ('A volunteer’s phone was stolen', 'Vasanti Joglekar', now() - interval '1 day', now(), now(), now())`,
  ),
  '/admin/screens/:id': 'select id from hall_screen',
  // Of a family without e-mail, whose form is not sent yet.
  '/admin/desk_entry/:id': `with family as (
     update directus_users set email = null, password = null
      where id = (select "user" from qd_matrimonial_profile p
                   where status = 'Draft' and not exists (select from desk_entry d where d.profile = p.id)
                   order by p.id desc limit 1) returning id),
   entry as (
     insert into desk_entry (profile, bringer, asked, date_created)
     select p.id, 'mother', '[]', now() from qd_matrimonial_profile p join family f on f.id = p."user" returning id)
   select id from entry`,
  // One that never was: its page is looked at like any other.
  '/b/:code': '7kQm-4tXp',
  '/notice/:version': 'newest',
  '/settings/data/:purpose': 'hall',
  // Nobody's: its page says so.
  '/settings/data/grievances/:id': '999999',
  '/settings/lookup/:type': 'Gotra',
  '/settings/disabled/:type': 'Education%20Name',
};

/** Other ways to show a page. */
const views: Record<string, readonly string[]> = {
  '/': ['/?view=rows'],
  '/candidate/biodata': ['/candidate/biodata?view=preview', '/candidate/biodata?view=words'],
};

/** Where the demo has none, the page says so, and that is looked at. */
async function fillIn(path: string, asking: Asking): Promise<string> {
  if (!path.includes(':')) return path;
  const part = parts[path];
  if (part === undefined) throw new Error(`Which ${path} is opened?`);
  const { subscriber } = asking.stack.logins;
  const query = `${part} order by 1 limit 1`;
  const rows = /^(select|with) /.test(part)
    ? await queryDatabase(suiteDatabase, query, query.includes('$1') ? [subscriber.email] : [])
    : part === 'found'
      ? await searchAs(asking, subscriber)
      : [{ id: part }];
  return path.replace(/:\w+/, String((rows[0] as { id: string | number } | undefined)?.id ?? 1));
}

/** Pages of visitors who are staff: their words are in English. */
export const officeWords: readonly string[] = ['/join', '/setup'];

interface Opening {
  page: Page;
  stack: StackUrls;
  of: DeclaredPage['of'];
  /** All of them when left out. */
  isWanted?: (path: string) => boolean;
}

/** Opens every page, and calls back with its declared path when it has loaded. */
export async function openEveryPage(
  { page, stack, of, isWanted = () => true }: Opening,
  visit: (path: string) => Promise<void>,
): Promise<void> {
  const login = of === 'office' ? stack.logins.admin : stack.logins.subscriber;
  if (of !== 'visitor') await keepSession(page, await signInBrowser({ stack }, login));
  await page.addInitScript(() => localStorage.setItem('suchi.guidelines-seen', 'yes'));
  const paths = listEveryPage(of).filter(isWanted);
  for (const path of paths.flatMap((each) => [each, ...(of === 'member' ? (views[each] ?? []) : [])])) {
    await page.goto(await fillIn(path, { stack, request: page.request }));
    await expect(page.locator('h1').first(), path).toBeAttached();
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    await visit(path);
  }
}

/** A width in pixels, and the size of text that a person chose in the browser: 16 is usual, 32 is 200 %. */
export interface Frame {
  width: number;
  text: 16 | 32;
}

/** Lists what is too wide, covered or cut on every page in each frame. */
export async function walkPages({
  frames,
  ...opening
}: Opening & { frames: readonly Frame[] }): Promise<string[]> {
  const { page } = opening;
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  await openEveryPage(opening, async (path) => {
    for (const { width, text } of frames) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      await expect(page.locator('html')).toHaveCSS('font-size', `${text}px`);
      const faults = await findFrameFaults(page);
      found.push(...faults.map((fault) => `${path} at ${width} with text of ${text}: ${fault}`));
    }
  });
  return found;
}
