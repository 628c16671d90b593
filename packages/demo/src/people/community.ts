import { createRandom } from '../random.ts';
import type { CommunityMix } from './names.ts';
import { openIdleAccounts, openLoginAccount } from './accounts.ts';
import type { DemoLoginName, DemoLoginPerson } from './accounts.ts';
import { liveDemo } from './activity.ts';
import type { Activity } from './activity.ts';
import { type ConsentRow, writeConsents } from './consents.ts';
import { findEachOther } from './finding.ts';
import type { Finding } from './finding.ts';
import { traceDecisions } from './audit.ts';
import { indexLookups } from './lookups.ts';
import type { DemoLookup } from './lookups.ts';
import { askFamilies, type QuestionRow, withQuestion } from './questions.ts';
import { sendBulkMails, sendNotices } from './mails.ts';
import { holdMelawas, type Melawas } from './melawa.ts';
import { assignLogins, makeMember } from './members.ts';
import type { Member } from './members.ts';
import { tradeDemo } from './money.ts';
import type { Money } from './money.ts';
import { listHolidays, writeNews } from './news-and-holidays.ts';
import type {
  AuditRow,
  ColdMailRecipientRow,
  ColdMailRow,
  HolidayRow,
  MailRow,
  NewsPostRow,
} from './office-rows.ts';
import { takeOrders } from './orders.ts';
import { planPhotos } from './photos.ts';
import type {
  AddressRow,
  DemoDate,
  DemoEditionIds,
  PhotoFile,
  ProfileEducationRow,
  ProfilePhotoRow,
  ProfileRow,
  UserRow,
} from './rows.ts';
import { planProfiles } from './status.ts';

/** The options of the demo community. */
export interface DemoOptions {
  logins: Readonly<Record<DemoLoginName, DemoLoginPerson>>;
  /** The reference data of the installation; profiles refer to its ids. */
  lookups: readonly DemoLookup[];
  editions: DemoEditionIds;
  /** The community is as of this day; every date follows from it. */
  today: DemoDate;
  /** Of which communities the people are. */
  communities?: CommunityMix;
}

const mostlyMarathi: CommunityMix = { marathi: 70, gujarati: 30 };

/** A whole association, one list for each collection. */
export interface DemoCommunity extends Activity, Finding, Melawas, Money {
  users: UserRow[];
  /** The user of each demo login; the account may exist already. */
  loginUserIds: Record<DemoLoginName, string>;
  profiles: ProfileRow[];
  consents: ConsentRow[];
  questions: QuestionRow[];
  addresses: AddressRow[];
  photoFiles: PhotoFile[];
  profilePhotos: ProfilePhotoRow[];
  profileEducation: ProfileEducationRow[];
  coldMails: ColdMailRow[];
  coldMailRecipients: ColdMailRecipientRow[];
  mails: MailRow[];
  holidays: HolidayRow[];
  newsPosts: NewsPostRow[];
  auditLog: AuditRow[];
}

const idleAccountCount = 180;

function listEducation(profiles: readonly ProfileRow[]): ProfileEducationRow[] {
  return profiles
    .flatMap(({ id, heighest_education, second_heighest_education }) =>
      [heighest_education, second_heighest_education].flatMap((lookupId) =>
        lookupId === null ? [] : [{ id, lookupId }],
      ),
    )
    .map(({ id, lookupId }, index) => ({
      id: index + 1,
      qd_matrimonial_profile_id: id,
      qdb_lookup_id: lookupId,
    }));
}

function withPurchases(user: UserRow, { subscriptions, orders }: Money): UserRow {
  const ends = subscriptions.filter((row) => row.user === user.id).map(({ end_date }) => end_date);
  const order = orders.find((row) => row.user === user.id && row.status === 'paid' && !row.is_archived);
  return {
    ...user,
    membership_valid_till: ends.toSorted().at(-1) ?? null,
    suchi_book_order: order?.order_status ?? null,
    suchi_name: order?.name ?? null,
    delivery_address:
      order?.delivery_kind === 'post' ? [order.address, order.city, order.pincode].join(', ') : null,
  };
}

function openAccounts(
  members: readonly Member[],
  { logins, communities = mostlyMarathi }: DemoOptions,
  today: DemoDate,
) {
  const random = createRandom('accounts');
  const admin = openLoginAccount(random, 'admin', logins.admin, today);
  const newcomer = openLoginAccount(random, 'newcomer', logins.newcomer, today);
  const idle = openIdleAccounts(random, idleAccountCount, today, communities);
  // Of their own source, so that all else stays as it was drawn.
  const staffRandom = createRandom('staff accounts');
  const openStaff = (name: DemoLoginName) => openLoginAccount(staffRandom, name, logins[name], today);
  const [reviewer, treasurer, dispatcher] = [
    openStaff('reviewer'),
    openStaff('treasurer'),
    openStaff('dispatcher'),
  ];
  const idOf = (login: DemoLoginName) => {
    const member = members.find((other) => other.login === login);
    if (!member) throw new Error(`No profile was made for the login ${login}.`);
    return member.user.id;
  };
  const loginUserIds = {
    admin: admin.id,
    newcomer: newcomer.id,
    member: idOf('member'),
    subscriber: idOf('subscriber'),
    tester: idOf('tester'),
    draft: idOf('draft'),
    reviewer: reviewer.id,
    treasurer: treasurer.id,
    dispatcher: dispatcher.id,
  };
  return {
    admin,
    loginUserIds,
    users: [admin, newcomer, ...members.map(({ user }) => user), ...idle, reviewer, treasurer, dispatcher],
  };
}

/** Builds the demo community: the same on each run, with no real person in it. */
export function demoCommunity(options: DemoOptions): DemoCommunity {
  const { today, editions, logins, communities = mostlyMarathi } = options;
  const lookups = indexLookups(options.lookups);
  const plans = planProfiles(createRandom('plans'), today);
  const assigned = assignLogins(plans, today);
  const setting = { lookups, today, editionId: editions.current, communities, logins };
  const members = plans.map((plan, index) =>
    makeMember(plan, index + 1, assigned.get(index) ?? null, setting),
  );

  const { admin, loginUserIds, users } = openAccounts(members, options, today);
  const money = tradeDemo(members, takeOrders(members, editions, today), today);
  const questions = askFamilies(members, today);
  const profiles = members.map(({ profile }) => withQuestion(profile, questions, today));
  const photos = planPhotos(members, today);
  const activity = liveDemo(members, money.subscriptions, { adminId: admin.id, today });
  return {
    users: users.map((user) => withPurchases(user, money)),
    loginUserIds,
    profiles,
    consents: writeConsents(profiles),
    questions,
    addresses: members
      .flatMap(({ addresses }) => addresses)
      .map((address, index) => ({ id: index + 1, ...address })),
    photoFiles: photos.files,
    profilePhotos: photos.profilePhotos,
    profileEducation: listEducation(profiles),
    ...money,
    ...activity,
    ...holdMelawas(members, { editions, today, adminId: admin.id }),
    ...findEachOther(members, activity.blocks, today),
    ...sendBulkMails(members, admin.id, today),
    mails: sendNotices(members, admin.email),
    holidays: listHolidays(today),
    newsPosts: writeNews(admin.id, today),
    auditLog: traceDecisions(members, money.orders, admin.id, `${today}T00:00:00.000Z`),
  };
}
