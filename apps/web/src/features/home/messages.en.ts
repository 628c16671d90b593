/** Words of the event and the book, which follow the dates of the edition. */
export const season = {
  event: {
    ahead: 'Melawa, {{date}}',
    next: 'Next melawa, {{date}}',
    today: 'Melawa today',
    text: 'Families meet in person and profiles are shown on the big screen.',
    thanks: 'Thank you to everyone who came to the melawa',
    over: 'We will announce the next one here.',
    overNext: 'The next one is on {{date}}.',
  },
  book: {
    registering: 'Profiles registered up to {{date}} appear in the printed suchi',
    closed: 'Registration for the printed suchi closed on {{date}}',
    printed: 'The printed suchi is being delivered',
    delivered: 'The printed suchi has been delivered',
  },
} as const;

/** Words of home that are not on its first screen. */
export const home = {
  strip: {
    label: 'Your Profile is approved and will be printed in Suchi. {{serial}} {{till}}',
    suchiNumber: 'Suchi number {{serial}}.',
    shortNumber: 'Suchi no.',
    notPrinted: 'Not printed in suchi',
    searchTill: 'Search till',
    searchTillDate: 'Search till {{date}}',
    renew: 'Renew',
    paused: 'Your profile is paused',
    hidden: 'The office has hidden your profile. Please call the association.',
    showAgain: 'Show again',
  },
  review: {
    ownTitle: 'Your profile is under review',
    namedTitle: '{{name}}’s profile is under review',
    text: 'A committee volunteer will read it. We will e-mail you the result.',
    sentText: 'You sent it on {{date}}. A committee volunteer will read it. We will e-mail you the result.',
    view: 'View profile',
  },
  next: { title: 'What is next', afterSending: 'What happens next' },
  steps: {
    account: { title: 'Account ready', text: 'Your e-mail is verified' },
    profile: { title: 'Create the profile', text: 'Photo, family, education and work' },
    complete: { title: 'Complete the profile', text: 'Then send it for review' },
    correct: { title: 'Correct the profile', text: 'Then send it again' },
    review: { title: 'Committee review', text: 'We will e-mail you the result' },
    meet: { title: 'Search, suchi, melawa', text: 'Online, in the printed book and in person' },
    sent: { title: 'Profile sent', text: 'The committee has it' },
    approved: { title: 'Approved', text: 'Families can then find the profile' },
    search: { title: 'Search online', text: 'Subscribe to see and contact families' },
    checked: { title: 'Profile approved', text: 'The committee has checked it' },
    suchi: { title: 'Order the printed suchi', text: 'The whole directory as a book' },
    melawa: { title: 'Meet at the melawa', text: 'Families meet in person' },
  },
  searchPrice: 'One year for {{price}}',
  stepState: { done: 'Done', now: 'Now', later: 'Later' },
  meanwhile: {
    title: 'Meanwhile',
    suchi: 'Order the printed suchi',
    suchiText: '{{price}} with delivery',
  },
  atHand: {
    title: 'Have these at hand',
    photo: 'A clear portrait photo, face to the camera',
    birth: 'Birth date, time and place, gotra and blood group',
    work: 'Education, work and yearly income',
    family: 'Parents, brothers and sisters, native place',
    address: 'One address with a mobile number',
  },
  whoSees: {
    title: 'Who will see it',
    volunteers: 'First only the volunteers who review it',
    members: 'After approval, members of the association who search',
    number: 'Your mobile number opens with one tap, and you can see who opened it',
    hide: 'You can block someone at any time',
  },
} as const;
