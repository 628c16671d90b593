import type { Browser, Page } from '@playwright/test';
import { todayInIndia } from '@suchi/domain/basics';
import { type ClockTime, instantAt } from '@suchi/domain/melawa';
import { queryDatabase } from '@suchi/testing';
import { demoLogins } from '../../apps/api/seed/demo-logins.ts';
import { keepSession, signInBrowser } from './sign-in.ts';
import { stackUrls, suiteDatabase } from './stack-urls.ts';
import { expect } from './test.ts';

type Session = Awaited<ReturnType<typeof signInBrowser>>;

export const query = <Row>(sql: string, values: unknown[] = []) =>
  queryDatabase(suiteDatabase, sql, values) as Promise<Row[]>;

interface MelawaOfJourney {
  edition: number;
  day: string;
}

/** Opens the melawa of the edition whose day is next; its clock shows this time of the day. */
export async function openMelawa(at: ClockTime, settings: object = {}): Promise<MelawaOfJourney> {
  const [event] = await query<{ id: number; day: string }>(
    `select id, to_char(event_date, 'YYYY-MM-DD') as day from edition
      where event_date >= $1 order by event_date limit 1`,
    [todayInIndia(new Date())],
  );
  if (event === undefined) throw new Error('the demo has no melawa ahead');
  const melawa = { edition: event.id, day: event.day };
  await query(
    `insert into melawa_event (edition, settings) values ($1, $2)
     on conflict (edition) do update set settings = excluded.settings`,
    [event.id, JSON.stringify(settings)],
  );
  await setMelawaClock(melawa, at);
  return melawa;
}

async function setMelawaClock({ edition, day }: MelawaOfJourney, at: ClockTime): Promise<void> {
  const ahead = Math.round((instantAt(day, at).getTime() - Date.now()) / 1000);
  await query('update melawa_event set seconds_ahead = $2 where edition = $1', [edition, ahead]);
}

/** Nothing of a melawa stays for other journeys, and nothing of a test that failed. */
export async function closeMelawas(): Promise<void> {
  const tables = [
    'choice',
    'choice_round',
    'look_up',
    'pair',
    'stage_step',
    'stage',
    'operation',
    'desk',
    'answer',
  ];
  await query(`delete from hall_screen where name = 'Stage'`);
  for (const table of [...tables, 'event'])
    await query(
      `delete from melawa_${table} where edition in (select id from edition where event_date >= $1)`,
      [todayInIndia(new Date())],
    );
}

/** A browser of its own, with a session. */
export async function openAs(browser: Browser, session: Session, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackUrls().web, viewport: { width, height: 800 } });
  await keepSession(context, session);
  return context.newPage();
}

/** The phone of a family of the demo, which gets the password of a login of the demo. */
export async function openPhoneOf(browser: Browser, email: string): Promise<Page> {
  const stack = stackUrls();
  const { subscriber } = demoLogins;
  await query(
    'update directus_users set password = (select password from directus_users where email = $1) where email = $2',
    [subscriber.email, email],
  );
  return openAs(browser, await signInBrowser({ stack }, { email, password: subscriber.password }), 360);
}

/** Pairs a screen of the hall, by a person of the event desk. */
export async function pairScreen(browser: Browser, staff: Session): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stackUrls().web,
    viewport: { width: 1920, height: 1080 },
  });
  const screen = await context.newPage();
  await screen.goto('/tv');
  await screen.getByRole('button', { name: 'Pair this screen' }).click();
  const words = await screen.getByText('The code of this screen').innerText();
  const desk = await openAs(browser, staff, 1024);
  await desk.goto('/admin/screens');
  await desk.getByRole('button', { name: 'Pair a screen' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Code').fill(words.slice(-9));
  await dialog.getByRole('button', { name: 'Find the screen' }).click();
  await dialog.getByLabel('Name of this screen').fill('Stage');
  await dialog.getByRole('button', { name: 'Authorise' }).click();
  return screen;
}

export async function joinDesk(page: Page, desk: '1' | '2'): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('radio', { name: desk, exact: true }).check();
  await page.getByLabel('PIN for this desk').fill('246810');
  await page.getByRole('button', { name: 'Load the list' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

/** The page of the desk and all that it was made of are kept. */
export async function waitForKeptDesk(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await expect
    .poll(() =>
      page.evaluate<boolean>(`(async () => {
        const kept = await (await caches.open('desk')).keys();
        const paths = kept.map(({ url }) => new URL(url).pathname);
        return paths.includes('/desk') && paths.some((path) => path.endsWith('.wasm'));
      })()`),
    )
    .toBe(true);
}
