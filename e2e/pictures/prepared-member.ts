import type { Page } from '@playwright/test';
import { queryDatabase, type StackUrls } from '@suchi/testing';
import { bearer } from '../support/member.ts';
import { type PicturedMember, profileOf, registerForPicture } from '../support/people.ts';
import { keepSession, logIn } from '../support/sign-in.ts';
import { picturesDatabase } from './screen.ts';

/** Opens a page as a new member, once their profile is prepared. */
export async function openAs(
  page: Page,
  urls: StackUrls,
  address: string,
  prepare: (member: PicturedMember) => Promise<unknown>,
): Promise<void> {
  const member = await registerForPicture(page, urls);
  await prepare(member);
  await keepSession(page, member.session);
  await page.addInitScript(() => localStorage.setItem('suchi.guidelines-seen', 'yes'));
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const half = {
  birth_time: null,
  gotra: null,
  partner_expectations: 'Educated, family minded.',
  addresses: [],
};
export const saveHalf = async (member: PicturedMember) => {
  await member.post('/qe_profile/save_draft', { profile: profileOf(member, half) });
};
const agreed = { search_consent: true, book_consent: true };

export const submit = async (member: PicturedMember) => {
  await member.post('/qe_profile/submit', { profile: profileOf(member), is_attending: true, ...agreed });
};

interface Shown {
  submitted_at: string;
  revision: { submitted_at: string } | null;
}

export async function decide(
  page: Page,
  urls: StackUrls,
  member: PicturedMember,
  decision: object,
): Promise<void> {
  const { id } = await member.post('/qe_profile/submit', { profile: profileOf(member), ...agreed });
  await decideAsAdmin(page, urls, id, () => decision);
}

async function decideAsAdmin(
  page: Page,
  urls: StackUrls,
  id: unknown,
  decision: (shown: Shown) => object,
): Promise<void> {
  const asking = { stack: urls, request: page.request };
  const headers = bearer(await logIn(asking, urls.logins.admin));
  const read = await page.request.get(`${urls.web}/qe_review/profile?id=${String(id)}`, { headers });
  const { data: shown } = (await read.json()) as { data: Shown };
  await page.request.post(`${urls.web}/qe_review/decide`, {
    headers,
    data: { profile_id: id, submitted_at: shown.submitted_at, ...decision(shown) },
  });
}

/** An approved profile with changes that wait. */
export async function change(page: Page, urls: StackUrls, member: PicturedMember): Promise<unknown> {
  await decide(page, urls, member, { action: 'approve' });
  const changes = { designation: 'Senior Team lead', petname: 'Ronnie', income: 1_640_000 };
  const { id } = await member.post('/qe_profile/submit', { profile: profileOf(member, changes) });
  return id;
}

/** An approved profile with changes that were not accepted. */
export async function changeInVain(page: Page, urls: StackUrls, member: PicturedMember): Promise<void> {
  const id = await change(page, urls, member);
  await decideAsAdmin(page, urls, id, ({ revision }) => ({
    action: 'reject_changes',
    reason: 'Please write the designation as on your card',
    submitted_at: revision?.submitted_at,
  }));
}

/** The right to search, until so many days from today. */
export async function subscribe({ session }: PicturedMember, days: number): Promise<void> {
  await queryDatabase(
    picturesDatabase,
    `insert into qd_subscriptions ("user", start_date, end_date)
     values ($1, current_date - 340, current_date + $2::integer)`,
    [session.userId, days],
  );
}

export const rejection = { action: 'reject', reason: 'Photo is not clear' };
