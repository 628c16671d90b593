import { type OfficeSettings, windowFields } from '@suchi/contracts/settings';
import type { FeatureWindow } from '@suchi/domain/basics';
import { type SettingWindow, settingWindows, type Switches, type SwitchesChange } from '@suchi/domain/money';

function parseWindow(settings: OfficeSettings, name: SettingWindow): FeatureWindow {
  const { isOn, startDate, endDate } = windowFields[name];
  return { isOn: settings[isOn], startDate: settings[startDate], endDate: settings[endDate] };
}

export function parseSwitches(settings: OfficeSettings): Switches {
  return {
    suchi: parseWindow(settings, 'suchi'),
    subscription: parseWindow(settings, 'subscription'),
    display: parseWindow(settings, 'display'),
    isGenderSwitchOn: settings.enable_gender_switch,
  };
}

function parseWindowChange(
  input: Partial<OfficeSettings>,
  name: SettingWindow,
): Partial<FeatureWindow> | undefined {
  const fields = windowFields[name];
  const isOn = input[fields.isOn];
  const startDate = input[fields.startDate];
  const endDate = input[fields.endDate];
  const change = {
    ...(isOn === undefined ? {} : { isOn }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

export function parseSwitchesChange(input: Partial<OfficeSettings>): SwitchesChange {
  const change: SwitchesChange = {};
  for (const name of settingWindows) {
    const window = parseWindowChange(input, name);
    if (window !== undefined) change[name] = window;
  }
  if (input.enable_gender_switch !== undefined) change.isGenderSwitchOn = input.enable_gender_switch;
  return change;
}

export function formatSwitches(switches: Switches): Partial<OfficeSettings> {
  const values: Partial<OfficeSettings> = { enable_gender_switch: switches.isGenderSwitchOn };
  for (const name of settingWindows) {
    const { isOn, startDate, endDate } = windowFields[name];
    const window = switches[name];
    Object.assign(values, {
      [isOn]: window.isOn,
      [startDate]: window.startDate,
      [endDate]: window.endDate,
    });
  }
  return values;
}

/** An emptied text is stored as null. Fields that are not given stay as they are. */
export function applyGiven<Values extends object>(before: Values, input: Partial<Values>): Values {
  const given = Object.entries(input)
    .filter(([field, value]) => value !== undefined && field in before)
    .map(([field, value]) => [field, value === '' ? null : value] as const);
  return { ...before, ...Object.fromEntries(given) };
}
