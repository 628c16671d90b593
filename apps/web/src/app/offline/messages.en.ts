export const offline = {
  lost: '<b>No connection;</b> what you typed is kept on this device',
  back: 'Connected.',
  sent_one: 'Connected. {{count}} thing sent.',
  sent_other: 'Connected. {{count}} things sent.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  refused: {
    note: 'A note could not be saved. {{reason}}',
    favourite: 'A favourite could not be saved. {{reason}}',
    draft: 'Your draft could not be saved. It is still on this device. {{reason}}',
  },
} as const;
