import { randomUUID } from 'node:crypto';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { instantAt } from '@suchi/domain/melawa';
import { queryDatabase } from '@suchi/testing';
import type { Browser, Page } from '@playwright/test';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import { registerMember } from '../support/member.ts';
import { keepSession, signInBrowser } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { stackUrls, suiteDatabase } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

takeTurnsWithTheEdition();

interface Candidate {
  profile: number;
  number: number;
  name: string;
  email: string;
}

const query = <Row>(sql: string, values: unknown[] = []) =>
  queryDatabase(suiteDatabase, sql, values) as Promise<Row[]>;

/** The melawa of the edition, at noon of its day, with these families in the hall. */
async function setUpHall(): Promise<{ people: Candidate[]; edition: number }> {
  const [event] = await query<{ id: number; day: string }>(
    `select id, to_char(event_date, 'YYYY-MM-DD') as day from edition
      where event_date >= $1 order by event_date limit 1`,
    [addDays(todayInIndia(new Date()), -7)],
  );
  if (event === undefined) throw new Error('the demo has no melawa ahead');
  const ahead = Math.round((instantAt(event.day, '12:00').getTime() - Date.now()) / 1000);
  await query(
    `insert into melawa_event (edition, settings, seconds_ahead) values ($1, '{}', $2)
     on conflict (edition) do update set settings = excluded.settings, seconds_ahead = excluded.seconds_ahead`,
    [event.id, ahead],
  );
  const people = await query<Candidate>(
    `select p.id as profile, p.serial_number as number, concat_ws(' ', p.first_name, p.last_name) as name, u.email
       from qd_matrimonial_profile p join directus_users u on u.id = p."user"
      where p.edition = $1 and p.status = 'Active' and not p.is_hidden and p.hall_consent and p.serial_number is not null
        and p.photo_for = 'all' and u.status = 'active' and u.email is not null
      order by p.gender, p.id limit 8`,
    [event.id],
  );
  const stream = randomUUID();
  for (const [at, { profile }] of people.entries()) {
    await query(
      `insert into melawa_answer (edition, profile, is_coming, is_candidate_coming, parents, others, stage_wish,
         is_from_far, has_small_child, shares_number, seats_paid, paise_paid, answered_at)
       values ($1, $2, true, true, 2, 0, 'morning', false, false, false, 3, 0, now())`,
      [event.id, profile],
    );
    const operation = {
      kind: 'check_in',
      people: 3,
      family: `p${profile}`,
      stream,
      counter: at + 1,
      desk: 1,
    };
    await query(
      `insert into melawa_operation (edition, stream, counter, family, kind, happened_at, operation, received_at)
       values ($1, $2, $3, $4, 'check_in', now(), $5, now())`,
      [
        event.id,
        stream,
        at + 1,
        operation.family,
        JSON.stringify({ ...operation, at: Date.now(), offsetMs: 0 }),
      ],
    );
  }
  return { people, edition: event.id };
}

async function openAs(
  browser: Browser,
  session: Awaited<ReturnType<typeof signInBrowser>>,
  width: number,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackUrls().web, viewport: { width, height: 800 } });
  await keepSession(context, session);
  return context.newPage();
}

test('a call is on the phone of a family and on the hall screen @melawa', async ({ browser, request }) => {
  const stack = stackUrls();
  const { people, edition } = await setUpHall();
  const staff = await appointStaff({ stack, request }, { first_name: 'Sameer', last_name: 'Wagle' }, [
    'event',
  ]);
  const caller = await openAs(browser, staff, 1024);
  await caller.goto('/admin/stage');
  const call = caller.getByRole('button', { name: /^Call \d+|Call \d+ / });
  await expect(call).toBeVisible();

  const screen = await (
    await browser.newContext({ baseURL: stack.web, viewport: { width: 1920, height: 1080 } })
  ).newPage();
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

  const known = await registerMember({ stack, request }, { first_name: 'Asha', last_name: 'Kelkar' });
  const family = people.at(-1) as Candidate;
  await query(
    'update directus_users set password = (select password from directus_users where email = $1) where email = $2',
    [known.email, family.email],
  );
  const login = { email: family.email, password: known.password };
  const phone = await openAs(browser, await signInBrowser({ stack }, login), 360);
  await phone.goto('/melawa/today');
  await expect(phone.getByRole('heading', { name: 'Melawa today' })).toBeVisible();

  await call.click();
  const name = await caller.locator('section h2').first().innerText();
  await expect(phone.getByRole('heading', { name })).toBeVisible();
  await expect(screen.getByText('On stage now')).toBeVisible();

  await caller.getByRole('button', { name: 'Break' }).first().click();
  await caller.getByRole('button', { name: '10 minutes' }).click();
  await expect(phone.getByText(/A short break until/)).toBeVisible();
  await expect(screen.getByRole('img', { name: /It goes on at/ })).toBeVisible();

  for (const table of [
    'melawa_stage_step',
    'melawa_stage',
    'melawa_operation',
    'melawa_answer',
    'melawa_event',
  ])
    await query(`delete from ${table} where edition = $1`, [edition]);
});
