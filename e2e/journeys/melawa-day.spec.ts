import { randomUUID } from 'node:crypto';
import { takeTurnsWithTheEdition } from '../support/edition-turn.ts';
import {
  closeMelawa,
  joinDesk,
  type MelawaOfJourney,
  openAs,
  openMelawa,
  openPhoneOf,
  pairScreen,
  query,
  setMelawaClock,
  typeAtDesk,
  waitForKeptDesk,
} from '../support/melawa.ts';
import { keepSession } from '../support/sign-in.ts';
import { appointStaff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|Failed to fetch|status of 4/],
});
takeTurnsWithTheEdition();

interface Family {
  profile: number;
  number: number;
  name: string;
  email: string;
}

/** A woman and a man of the demo, whose families said yes. */
async function inviteTwo({ edition }: MelawaOfJourney): Promise<[Family, Family]> {
  const families = await query<Family>(
    `select distinct on (p.gender) p.id as profile, p.serial_number as number,
            concat_ws(' ', p.first_name, p.last_name) as name, u.email
       from qd_matrimonial_profile p join directus_users u on u.id = p."user"
      where p.edition = $1 and p.status = 'Active' and not p.is_hidden and p.hall_consent and p.serial_number is not null
        and u.status = 'active' and u.email is not null
      order by p.gender, p.id`,
    [edition],
  );
  for (const { profile } of families)
    await query(
      `insert into melawa_answer (edition, profile, is_coming, is_candidate_coming, parents, others, stage_wish,
         is_from_far, has_small_child, shares_number, seats_paid, paise_paid, answered_at)
       values ($1, $2, true, true, 2, 0, 'morning', false, false, false, 3, 0, now())`,
      [edition, profile],
    );
  return families as [Family, Family];
}

test('the whole day: the door without network, the stage, the hall, choices, both said yes @melawa @one-size', async ({
  browser,
  page: desk,
  stack,
  request,
}) => {
  const melawa = await openMelawa('11:52', { asksFee: false });
  const [her, him] = await inviteTwo(melawa);
  const names = { first_name: 'Sameer', last_name: `Wagle${randomUUID().slice(0, 4)}` };
  const staff = await appointStaff({ stack, request }, names, ['event']);

  await test.step('a desk counts two families without a network, and sends them', async () => {
    await keepSession(desk, staff);
    await joinDesk(desk, '1');
    await waitForKeptDesk(desk);
    await desk.context().setOffline(true);
    for (const { number } of [her, him]) {
      await typeAtDesk(desk, number);
      await desk.getByRole('button', { name: 'Next' }).click();
    }
    await desk.context().setOffline(false);
    await expect
      .poll(() => query(`select 1 from melawa_operation where kind = 'check_in'`), { timeout: 40_000 })
      .toHaveLength(2);
  });

  const screen = await pairScreen(browser, staff);
  const caller = await openAs(browser, staff, 1024);
  const herPhone = await openPhoneOf(browser, request, her.email);
  const hisPhone = await openPhoneOf(browser, request, him.email);

  await test.step('the caller calls; the phone and the hall follow', async () => {
    await herPhone.goto('/melawa/today');
    await expect(herPhone.getByRole('heading', { name: 'Melawa today' })).toBeVisible();
    await caller.goto('/admin/stage');
    await caller.getByRole('button', { name: /Call \d+/ }).click();
    const called = await caller.locator('section h2').first().innerText();
    await expect(herPhone.getByRole('heading', { name: called })).toBeVisible();
    await expect(screen.getByText('On stage now')).toBeVisible();
  });

  await test.step('each family chooses the other, and nobody sees it', async () => {
    for (const [phone, other] of [
      [herPhone, him],
      [hisPhone, her],
    ] as const) {
      await phone.goto('/melawa/choices');
      await phone.getByRole('textbox', { name: /number$/ }).fill(String(other.number));
      await phone.getByRole('button', { name: 'Add', exact: true }).click();
      await phone.getByRole('button', { name: 'Send 1 choice' }).click();
      await expect(phone.getByText(/Sent at/)).toBeVisible();
    }
  });

  await test.step('at the time of telling both see each other, and open their numbers', async () => {
    await setMelawaClock(melawa, '17:00');
    await expect
      .poll(() => query('select 1 from melawa_pair where edition = $1', [melawa.edition]), {
        timeout: 60_000,
      })
      .toHaveLength(1);
    for (const [phone, other] of [
      [herPhone, him],
      [hisPhone, her],
    ] as const) {
      await phone.goto('/melawa/pairs');
      await expect(phone.getByText(other.name).first()).toBeVisible();
      await phone.getByRole('button', { name: /Share/ }).first().click();
    }
    await expect(hisPhone.getByRole('link', { name: /Call/ }).first()).toBeVisible();
  });

  await closeMelawa(melawa);
});
