import { randomUUID } from 'node:crypto';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import { closeMelawas, openAs, openMelawa, openPhoneOf, pairScreen, query } from '../support/melawa.ts';
import { appointStaff } from '../support/staff.ts';
import { stackUrls } from '../support/stack-urls.ts';
import { expect, test } from '../support/test.ts';

takeTurnsWithTheEdition();
test.beforeEach(closeMelawas);
test.afterEach(closeMelawas);

interface Candidate {
  profile: number;
  number: number;
  name: string;
  email: string;
}

/** The melawa of the edition, at noon of its day, with these families in the hall. */
async function setUpHall(): Promise<{ people: Candidate[] }> {
  const melawa = await openMelawa('12:00');
  const people = await query<Candidate>(
    `select p.id as profile, p.serial_number as number, concat_ws(' ', p.first_name, p.last_name) as name, u.email
       from qd_matrimonial_profile p join directus_users u on u.id = p."user"
      where p.edition = $1 and p.status = 'Active' and not p.is_hidden and p.hall_consent and p.serial_number is not null
        and p.photo_for = 'all' and u.status = 'active' and u.email is not null
      order by p.gender, p.id limit 8`,
    [melawa.edition],
  );
  const stream = randomUUID();
  for (const [at, { profile }] of people.entries()) {
    await query(
      `insert into melawa_answer (edition, profile, is_coming, is_candidate_coming, parents, others, stage_wish,
         is_from_far, has_small_child, shares_number, seats_paid, paise_paid, answered_at)
       values ($1, $2, true, true, 2, 0, 'morning', false, false, false, 3, 0, now())`,
      [melawa.edition, profile],
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
        melawa.edition,
        stream,
        at + 1,
        operation.family,
        JSON.stringify({ ...operation, at: Date.now(), offsetMs: 0 }),
      ],
    );
  }
  return { people };
}

test('a call is on the phone of a family and on the hall screen @melawa', async ({ browser, request }) => {
  const stack = stackUrls();
  const { people } = await setUpHall();
  const staff = await appointStaff({ stack, request }, { first_name: 'Sameer', last_name: 'Wagle' }, [
    'event',
  ]);
  const caller = await openAs(browser, staff, 1024);
  await caller.goto('/admin/stage');
  const call = caller.getByRole('button', { name: /^Call \d+|Call \d+ / });
  await expect(call).toBeVisible();

  const screen = await pairScreen(browser, staff);
  const family = people.at(-1) as Candidate;
  const phone = await openPhoneOf(browser, family.email);
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
});
