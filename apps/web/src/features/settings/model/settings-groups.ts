/** The groups of the page, in the order of the side list. */
export const settingsGroups = [
  'switches',
  'association',
  'edition',
  'office',
  'horoscope',
  'numbers',
  'pages',
] as const;
export type SettingsGroup = (typeof settingsGroups)[number];

const parameter = 'group';

/** The group in the address; anything else is the first one. */
export function readGroup(search: URLSearchParams): SettingsGroup {
  return settingsGroups.find((group) => group === search.get(parameter)) ?? 'switches';
}

export function groupSearch(group: SettingsGroup): string {
  return group === 'switches' ? '' : `?${parameter}=${group}`;
}
