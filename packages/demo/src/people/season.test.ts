import { findEditionStage } from '@suchi/domain/print';
import { describe, expect, it } from 'vitest';
import { demoCommunity } from './community.ts';
import { demoSeasons, type SeasonRow } from './season.ts';
import { community, editions, logins, lookups, today } from './test/sample-community.ts';

const stageOf = (row: SeasonRow, day: string) =>
  findEditionStage(
    {
      registrationUntil: row.registration_until,
      eventDate: row.event_date,
      deliveryAfter: row.delivery_after,
      deliveryDays: '4-5',
    },
    day,
  );

describe('the season of the demo', () => {
  it('is the one around the given day', () => {
    expect(demoSeasons(today).current).toMatchObject({
      year: 2026,
      registration_until: '2026-11-30',
      delivery_after: '2026-12-20',
      event_date: '2027-01-10',
    });
  });

  it.each(['2026-11-15', '2027-02-28', '2028-02-29', '2031-12-31'])(
    'on %s is open for registration, with a Sunday for the event, and follows one that is past',
    (day) => {
      const { last, current } = demoSeasons(day);
      expect([stageOf(last, day), stageOf(current, day)]).toEqual(['past', 'registering']);
      for (const { event_date: date } of [last, current])
        expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(last.year).toBe(current.year - 1);
    },
  );
});

describe('the community of another day', () => {
  const later = demoCommunity({ logins, lookups, editions, today: '2028-03-01' });
  const names = ({ profiles }: typeof community) =>
    profiles.map(({ id, first_name, last_name, gender, status, serial_number, main_photo }) =>
      [id, first_name, last_name, gender, status, serial_number, main_photo].join(' '),
    );

  it('has the same people', () => {
    expect(names(later)).toEqual(names(community));
  });

  it('has moved with it: no day is older or newer than it was', () => {
    const newest = (rows: readonly { date_created: string }[]) =>
      rows
        .map(({ date_created }) => date_created)
        .toSorted()
        .at(-1)
        ?.slice(0, 10);
    const daysBefore = (day: string, instant = '') => (Date.parse(day) - Date.parse(instant)) / 86_400_000;
    for (const table of ['profiles', 'subscriptions', 'payments', 'favourites'] as const) {
      expect(daysBefore('2028-03-01', newest(later[table])), table).toBe(
        daysBefore(today, newest(community[table])),
      );
    }
  });

  it('keeps nobody waiting for months: a few profiles for more than three days, none for more than a week', () => {
    const submitted = new Map(
      community.auditLog
        .filter(({ action }) => action === 'profile.submit')
        .map((entry) => [entry.subject_id, entry.date_created]),
    );
    const days = community.profiles
      .filter(({ status }) => status === 'Pending')
      .map(({ id }) => (Date.parse(today) - Date.parse(submitted.get(String(id)) ?? '')) / 86_400_000);
    expect(days).toHaveLength(62);
    expect(days.filter((count) => count > 2).length).toBeLessThan(10);
    expect(days.filter((count) => count > 3).length).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeLessThan(7);
  });

  it('sends only books of the season before', () => {
    const sent = community.orders.filter((row) => row.order_status !== 'ordered' && !row.is_archived);
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.every(({ edition }) => edition === editions.last)).toBe(true);
  });
});
