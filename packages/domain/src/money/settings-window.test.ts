import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWindowOpen } from '../basics/date-window.ts';
import {
  changeSwitches,
  changeWindowDates,
  checkDateRange,
  decideSwitch,
  isGenderSwitchShown,
  type Switches,
} from './settings-window.ts';

const march = { isOn: true, startDate: '2026-03-01', endDate: '2026-03-31' };
const dates = fc.option(fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-31'));

describe('checkDateRange', () => {
  it.each([
    ['a range', '2026-03-01', '2026-03-31'],
    ['one day', '2026-03-01', '2026-03-01'],
  ])('allows %s', (_, startDate, endDate) => {
    expect(checkDateRange({ startDate, endDate })).toEqual({ allowed: true });
  });

  it.each([
    ['dates_missing', null, null],
    ['dates_missing', '2026-03-01', null],
    ['dates_missing', null, '2026-03-01'],
    ['end_before_start', '2026-03-02', '2026-03-01'],
  ])('refuses: %s', (reason, startDate, endDate) => {
    expect(checkDateRange({ startDate, endDate })).toEqual({ allowed: false, reason });
  });
});

describe('decideSwitch', () => {
  const off = { ...march, isOn: false };

  it.each([
    ['on with a valid range', off, true],
    ['off', march, false],
    ['off without dates', { isOn: true, startDate: null, endDate: null }, false],
  ])('turns %s', (_, window, isOn) => {
    expect(decideSwitch(window, isOn)).toEqual({ allowed: true, window: { ...window, isOn } });
  });

  it.each([
    ['dates_missing', { ...off, endDate: null }],
    ['end_before_start', { ...off, endDate: '2026-02-28' }],
  ])('is not turned on: %s', (reason, window) => {
    expect(decideSwitch(window, true)).toEqual({ allowed: false, reason });
  });
});

describe('changeWindowDates', () => {
  it('keeps a switch on with a valid range', () => {
    const april = { startDate: '2026-04-01', endDate: '2026-04-30' };
    expect(changeWindowDates(march, april)).toEqual({ ...april, isOn: true });
  });

  it.each([
    ['without an end', { startDate: '2026-04-01', endDate: null }],
    ['that ends before it starts', { startDate: '2026-04-02', endDate: '2026-04-01' }],
  ])('turns it off with a range %s', (_, range) => {
    expect(changeWindowDates(march, range)).toEqual({ ...range, isOn: false });
  });

  it('never leaves a switch on with an invalid range, and never turns it on', () => {
    fc.assert(
      fc.property(fc.boolean(), dates, dates, (isOn, startDate, endDate) => {
        const window = changeWindowDates({ ...march, isOn }, { startDate, endDate });
        expect(window.isOn).toBe(isOn && checkDateRange(window).allowed);
      }),
    );
  });
});

describe('the gender switch', () => {
  it.each([
    ['within the dates', march, '2026-03-31', true],
    ['after the dates', march, '2026-04-01', false],
    ['while the subscription is off', { ...march, isOn: false }, '2026-03-15', false],
  ])('%s', (_, subscription, today, isShown) => {
    expect(isGenderSwitchShown(subscription, today)).toBe(isShown);
    expect(isWindowOpen(subscription, today)).toBe(isShown);
  });
});

describe('changeSwitches', () => {
  const today = '2026-03-15';
  const off = { isOn: false, startDate: null, endDate: null };
  const switches: Switches = { suchi: off, subscription: march, display: off, isGenderSwitchOn: true };

  it.each([
    ['suchi_dates_missing', { suchi: { isOn: true } }],
    ['display_dates_missing', { display: { isOn: true, startDate: '2026-03-01' } }],
    ['display_end_before_start', { display: { ...march, endDate: '2026-02-01' } }],
    ['subscription_end_before_start', { subscription: { isOn: true, endDate: '2026-02-01' } }],
  ])('refuses to turn on: %s', (reason, change) => {
    expect(changeSwitches(switches, change, today)).toEqual({ allowed: false, reason });
  });

  it.each([
    ['while the subscription is off', { ...switches, subscription: { ...march, isOn: false } }, today],
    ['after its dates', switches, '2026-04-01'],
  ])('refuses the gender switch %s', (_, before, day) => {
    const change = { isGenderSwitchOn: true };
    const reason = 'gender_switch_not_shown';
    expect(changeSwitches({ ...before, isGenderSwitchOn: false }, change, day)).toEqual({
      allowed: false,
      reason,
    });
  });

  it('turns a feature on with its dates at once, and leaves the others alone', () => {
    expect(changeSwitches(switches, { display: march }, today)).toEqual({
      allowed: true,
      switches: { ...switches, display: march },
    });
  });

  it('turns a feature off when its dates become invalid, and the gender switch with it', () => {
    expect(changeSwitches(switches, { subscription: { endDate: '2026-02-01' } }, today)).toEqual({
      allowed: true,
      switches: {
        ...switches,
        subscription: { ...march, isOn: false, endDate: '2026-02-01' },
        isGenderSwitchOn: false,
      },
    });
  });

  it('lets the gender switch be turned off on any day, and keeps it otherwise', () => {
    const later = '2026-04-01';
    expect(changeSwitches(switches, { isGenderSwitchOn: false }, later)).toMatchObject({
      switches: { isGenderSwitchOn: false },
    });
    expect(changeSwitches(switches, {}, later)).toEqual({ allowed: true, switches });
    expect(
      changeSwitches({ ...switches, isGenderSwitchOn: false }, { isGenderSwitchOn: true }, today),
    ).toEqual({
      allowed: true,
      switches,
    });
  });

  it('never leaves a feature on with invalid dates', () => {
    const window = fc.record({ isOn: fc.boolean(), startDate: dates, endDate: dates }, { requiredKeys: [] });
    fc.assert(
      fc.property(window, window, (suchi, subscription) => {
        const decision = changeSwitches(switches, { suchi, subscription }, today);
        if (!decision.allowed) return;
        for (const name of ['suchi', 'subscription'] as const) {
          const after = decision.switches[name];
          expect(!after.isOn || checkDateRange(after).allowed).toBe(true);
        }
      }),
    );
  });
});
