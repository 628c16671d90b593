/** Words of the event and the book, which follow the dates of the edition. */
export const season = {
  event: {
    ahead: 'Melawa, {{date}}',
    next: 'Next melawa, {{date}}',
    today: 'Melawa today',
    at: '{{when}}, {{place}}',
    timeAndPlace: '{{time}}, {{place}}',
    text: 'Families meet in person and profiles are shown on the big screen.',
    thanks: 'Thank you to everyone who came to the melawa',
    over: 'We will announce the next one here.',
    overNext: 'The next one is on {{date}}.',
  },
  book: {
    title: 'The printed suchi',
    registering: 'Profiles registered up to {{date}} appear in the printed suchi',
    closed: 'Registration for the printed suchi closed on {{date}}',
    printed: 'The printed suchi is being delivered',
    delivered: 'The printed suchi has been delivered',
  },
} as const;
