import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockAt, instantAt, isClockTime, minutesBetween } from './clock.ts';
import { checkEventChange, isSettingOpen, joinEventChanges, listEventFaults } from './event-change.ts';
import { eventAtFirst, findMelawaPhase, isMelawaDay, type MelawaEvent, melawaPhases } from './event.ts';

const event: MelawaEvent = {
  ...eventAtFirst,
  day: '2027-01-17',
  answerUntil: '2027-01-10',
  hall: 'Sahyadri Sabhagruha, Mulund East',
};
const invited = { ...event, invitedOn: '2026-12-20' };
const at = (time: string) => instantAt(event.day, time);

describe('a time of the day', () => {
  it('is hours and minutes of India', () => {
    expect(['00:00', '09:30', '23:59'].every(isClockTime)).toBe(true);
    expect(['24:00', '9:30', '09:60', '09:30:00', ''].some(isClockTime)).toBe(false);
    expect(at('09:30').toISOString()).toBe('2027-01-17T04:00:00.000Z');
    expect(['00:00', '05:29', '23:59'].map((time) => clockAt(at(time)))).toEqual(['00:00', '05:29', '23:59']);
    expect(minutesBetween(at('09:30'), at('09:15'))).toBe(-15);
  });
});

describe('the phase', () => {
  it.each([
    ['before the invitation', '2026-12-19T23:59:59.999+05:30', 'planned'],
    ['the day of the invitation', '2026-12-20T00:00:00.000+05:30', 'answers'],
    ['the last moment for an answer', '2027-01-10T23:59:59.999+05:30', 'answers'],
    ['the next one', '2027-01-11T00:00:00.000+05:30', 'answered'],
    ['the morning of the day', '2027-01-17T00:00:00.000+05:30', 'day'],
    ['before the first check-in', '2027-01-17T09:24:59.999+05:30', 'day'],
    ['the first check-in', '2027-01-17T09:25:00.000+05:30', 'choices'],
    ['the last moment to choose', '2027-01-17T16:44:59.999+05:30', 'choices'],
    ['the close', '2027-01-17T16:45:00.000+05:30', 'grace'],
    ['ten minutes later', '2027-01-17T16:55:00.000+05:30', 'grace'],
    ['after that', '2027-01-17T16:55:00.001+05:30', 'slips'],
    ['when pairs are told', '2027-01-17T17:00:00.000+05:30', 'pairs'],
    ['the end of the day', '2027-01-17T23:59:59.999+05:30', 'pairs'],
    ['midnight', '2027-01-18T00:00:00.000+05:30', 'after'],
  ])('at %s', (_, now, phase) => {
    const firstCheckInAt = at('09:25');
    expect(findMelawaPhase(invited, { now: new Date(now), firstCheckInAt })).toBe(phase);
  });

  it('opens no choices while nobody is in, and no answers without an invitation', () => {
    expect(findMelawaPhase(event, { now: at('11:00'), firstCheckInAt: null })).toBe('day');
    const now = new Date('2027-01-02T12:00:00.000Z');
    expect(findMelawaPhase(event, { now, firstCheckInAt: null })).toBe('planned');
  });

  it('never goes back', () => {
    const instants = fc.date({
      min: new Date('2026-12-01T00:00:00.000Z'),
      max: new Date('2027-02-01T00:00:00.000Z'),
      noInvalidDate: true,
    });
    const placeOf = (now: Date) =>
      melawaPhases.indexOf(findMelawaPhase(invited, { now, firstCheckInAt: at('09:25') }));
    fc.assert(
      fc.property(instants, instants, (one, other) => {
        const [first, second] = one <= other ? [one, other] : [other, one];
        expect(placeOf(first)).toBeLessThanOrEqual(placeOf(second));
      }),
    );
  });

  it('is of the day from the morning until midnight', () => {
    expect(melawaPhases.filter(isMelawaDay)).toEqual(['day', 'choices', 'grace', 'slips', 'pairs']);
  });
});

describe('the settings', () => {
  it('are right at first', () => {
    expect(listEventFaults(event)).toEqual([]);
    expect(listEventFaults(invited)).toEqual([]);
  });

  it.each<[string, Partial<MelawaEvent>, string]>([
    ['no day', { answerUntil: '2027-02-30', day: '2027-03-05' }, 'not_a_day'],
    ['no time', { doorsAt: '9.30' }, 'not_a_time'],
    ['lunch that ends before it begins', { lunchUntil: '12:00' }, 'times_out_of_order'],
    ['choices that close before the stage ends', { closeAt: '16:29' }, 'times_out_of_order'],
    ['pairs before the last slip', { toldAt: '16:59' }, 'told_too_early'],
    ['answers on the day', { answerUntil: '2027-01-17' }, 'answers_too_late'],
    ['an invitation after the answers', { invitedOn: '2027-01-11' }, 'answers_too_late'],
    ['no seat', { seats: 0 }, 'out_of_limits'],
    ['half a seat', { seats: 640.5 }, 'out_of_limits'],
    ['too many tables', { tables: 101 }, 'out_of_limits'],
    ['girls under age', { walkInAge: { Female: 17, Male: 21 } }, 'under_legal_age'],
    ['boys under age', { walkInAge: { Female: 18, Male: 20 } }, 'under_legal_age'],
    ['no whole block of numbers', { dayNumberTo: 1132 }, 'day_numbers'],
    ['a rule twice', { stageRules: ['slot', 'slot', 'early', 'alternate', 'first_come'] }, 'stage_rules'],
    ['a rule left out', { stageRules: ['slot', 'early', 'first_come'] }, 'stage_rules'],
  ])('refuse %s', (_, change, fault) => {
    expect(listEventFaults({ ...event, ...change })).toEqual([fault]);
  });

  it('may have their rules in another order', () => {
    expect(listEventFaults({ ...event, stageRules: ['first_come', 'alternate', 'early', 'slot'] })).toEqual(
      [],
    );
  });
});

describe('a change of the settings', () => {
  const asked = { phase: 'answers', now: new Date('2027-01-02T12:00:00Z'), stageEndsAt: null } as const;
  const onTheDay = { phase: 'choices', now: at('11:52'), stageEndsAt: at('16:12') } as const;

  it('names what changes', () => {
    const decision = checkEventChange(invited, { ...invited, seats: 600, stageSeconds: 75 }, asked);
    expect(decision).toEqual({ allowed: true, changed: ['seats', 'stageSeconds'], asksToWrite: false });
  });

  it.each<Partial<MelawaEvent>>([
    { day: '2027-01-24' },
    { hall: 'Another hall' },
    { asksFee: false },
    { feePaise: 0 },
  ])('asks to write to families after the invitation: %j', (change) => {
    expect(checkEventChange(invited, { ...invited, ...change }, asked)).toMatchObject({ asksToWrite: true });
    expect(checkEventChange(event, { ...event, ...change }, { ...asked, phase: 'planned' })).toMatchObject({
      allowed: true,
      asksToWrite: false,
    });
    expect(
      checkEventChange(invited, { ...invited, ...change }, { ...asked, phase: 'answered' }),
    ).toMatchObject({
      asksToWrite: true,
    });
  });

  it('is only of the stage and of the close on the day', () => {
    const names = Object.keys(invited) as (keyof MelawaEvent)[];
    const other = { ...invited, closeAt: '17:30', toldAt: '17:45', stageSeconds: 75 };
    const changed = { ...other, stageRules: event.stageRules.toReversed() };
    const mayChange = names.filter((name) => {
      const value = changed[name] === invited[name] ? 'anything else' : changed[name];
      return checkEventChange(invited, { ...invited, [name]: value }, onTheDay).allowed;
    });
    expect(mayChange).toEqual(['stageSeconds', 'stageRules', 'closeAt', 'toldAt']);
    expect(checkEventChange(invited, { ...invited, seats: 600 }, onTheDay)).toEqual({
      allowed: false,
      reason: 'only_stage_and_close',
    });
  });

  it.each([
    ['before the last one on the stage', '16:00', onTheDay, 'close_before_stage'],
    ['to a time that has passed', '16:30', { ...onTheDay, now: at('16:30') }, 'close_passed'],
    ['once it is closed', '17:00', { ...onTheDay, phase: 'grace', now: at('16:46') }, 'close_passed'],
    ['when pairs are told', '17:30', { ...onTheDay, phase: 'pairs', now: at('17:01') }, 'over'],
    ['after the melawa', '17:30', { ...onTheDay, phase: 'after' }, 'over'],
  ] as const)('does not move the close %s', (_, closeAt, facts, reason) => {
    expect(checkEventChange(invited, { ...invited, closeAt }, facts)).toEqual({ allowed: false, reason });
  });

  it('moves the close later, also before anybody is in', () => {
    const later = { ...invited, closeAt: '17:00', toldAt: '17:15' };
    expect(checkEventChange(invited, later, onTheDay).allowed).toBe(true);
    const morning = { phase: 'day', now: at('08:00'), stageEndsAt: null } as const;
    expect(checkEventChange(invited, later, morning).allowed).toBe(true);
  });

  it('that changes nothing is always allowed', () => {
    expect(checkEventChange(invited, { ...invited }, { ...onTheDay, phase: 'after' })).toEqual({
      allowed: true,
      changed: [],
      asksToWrite: false,
    });
  });

  it('is joined with what others saved meanwhile, unless both changed the same', () => {
    const mine = { ...invited, seats: 600 };
    const other = { ...invited, tables: 4 };
    expect(joinEventChanges({ base: invited, mine, other })).toEqual({ ...invited, seats: 600, tables: 4 });
    expect(joinEventChanges({ base: invited, mine, other: { ...other, seats: 600 } })).toEqual({
      ...invited,
      seats: 600,
      tables: 4,
    });
    expect(joinEventChanges({ base: invited, mine, other: { ...other, seats: 700 } })).toBeNull();
  });

  it('is open by the phase: all before the day, stage and close on it, nothing once pairs are told', () => {
    const openIn = (name: keyof MelawaEvent) => melawaPhases.filter((phase) => isSettingOpen(name, phase));
    expect(openIn('seats')).toEqual(['planned', 'answers', 'answered']);
    expect(openIn('closeAt')).toEqual(['planned', 'answers', 'answered', 'day', 'choices', 'grace', 'slips']);
  });
});
