/** The association's public page. A line that needs a setting is shown only with it. */
export const frontPage = {
  title: 'Find a life partner within our community',
  shareTitle: 'Matrimonial service of {{association}}',
  lead: '{{product}} is the matrimonial service of {{association}}. Families write a profile, our volunteers read it, and families find each other online, in a printed book and at a yearly meeting, the melawa.',
  leadUnnamed:
    '{{product}} is a matrimonial service of our community. Families write a profile, our volunteers read it, and families find each other online, in a printed book and at a yearly meeting, the melawa.',
  register: 'Register',
  registerNote: 'Free. It takes two minutes.',
  login: 'Log in',
  printedFrom: 'Register at {{address}}',
  dates: {
    title: 'Dates',
    lastDay: 'Last day for the printed suchi',
    registered: 'Profiles registered up to {{date}} appear in the printed suchi.',
    sent: 'Books are sent after {{date}}.',
    stillOnline: 'You can still register and be found online.',
  },
  steps: {
    title: 'How it works',
    register: { title: 'Register', text: 'With an e-mail address and a mobile number.' },
    write: {
      title: 'Write the profile',
      text: 'For yourself, or for your son or daughter. It takes about twenty minutes and is saved as you go.',
    },
    review: {
      title: 'A volunteer reads it',
      text: 'You get an e-mail with the result.',
      days_one: 'You get an e-mail with the result, at present usually within {{count}} day.',
      days_other: 'You get an e-mail with the result, at present usually within {{count}} days.',
    },
    find: {
      title: 'Find each other online',
      text: 'Families who search find the approved profile. To search yourself, buy the online search.',
    },
    meet: {
      title: 'Suchi and melawa',
      text: 'Once a year the profiles are printed in the suchi, and families meet at the melawa.',
    },
  },
  join: {
    title: 'Who may join',
    age: 'Men from 21 and women from 18 years, the legal age for marriage.',
    born: 'Candidates born on or before {{date}}.',
    status: 'Unmarried, divorced or widowed.',
    writer: 'Parents or relatives may write the profile. The candidate must know and agree.',
    abroad: 'Families abroad register with their number there.',
  },
  costs: {
    title: 'What it costs',
    free: 'Free',
    profile: 'Registering and your profile',
    profileText: 'Being found costs nothing, and so does your page in the suchi.',
    search: 'Online search',
    searchText: 'For one year. It does not renew by itself.',
    suchi: 'Printed suchi',
    suchiText: 'The book, delivered in India.',
    melawa: 'Melawa',
    opensOn: 'On sale from {{date}}.',
    closed: 'Not on sale at the moment.',
    refunds: 'When you get money back',
  },
  sees: {
    title: 'Who sees what',
    lead: 'Until it is approved, only you and the volunteers who read it see the profile.',
    search: 'In online search',
    otherGender:
      'Only members of the other gender who have an approved profile and a paid subscription see it.',
    bothGenders: 'Only members who have an approved profile and a paid subscription see it.',
    hidden: 'They do not see your street and e-mail.',
    tapped: 'Your mobile number opens with one tap, and you can see who opened it.',
    shown: 'Your mobile numbers are shown with the profile.',
    limit_one: 'A member can open the number of {{count}} family a day.',
    limit_other: 'A member can open the numbers of at most {{count}} families a day.',
    closed: 'They do not see your mobile numbers.',
    book: 'In the printed suchi',
    bookText:
      'Photo, birth, family, education, work and income, and also your mobile numbers, e-mail and address. You can leave out the street. Every member can buy the book. What is printed cannot be taken back.',
    hall: 'On the hall screen at the melawa',
    hallAsked: 'Only if you allow it.',
    hallDefault: 'Unless you say no.',
    hallText:
      'Everyone in the hall then sees the profile with mobile numbers, e-mail and address. You can change your answer at any time.',
    nothingSold: 'We do not sell data and show no advertisements.',
    privacy: 'Read about privacy',
  },
  questions: {
    title: 'Questions',
    number: {
      question: 'When do we get our suchi number?',
      answer: 'The association gives the numbers before the book is printed. You then see yours on Home.',
    },
    pause: {
      question: 'What if a marriage is fixed, or we need a break?',
      answer: 'Mark the profile as married, or pause it, in Settings. It leaves the search at once.',
    },
    paid: {
      question: 'Does paid search go on after that?',
      answer:
        'While paused, yes. While a profile is marked as married or blocked, search is closed. The last day of the subscription stays the same.',
    },
    delete: {
      question: 'How do we delete everything?',
      answer:
        'Write to {{contact}}. We then remove the account, the profile and the photos. What is printed cannot be taken back, and payment records stay as long as the law requires.',
      call: 'Call {{contact}}. We then remove the account, the profile and the photos. What is printed cannot be taken back, and payment records stay as long as the law requires.',
      plain:
        'Ask the association. We then remove the account, the profile and the photos. What is printed cannot be taken back, and payment records stay as long as the law requires.',
    },
  },
  contact: {
    title: 'Call or write to us',
    association: 'Association',
    address: 'Office',
    phone: 'Telephone',
    hours: 'Hours',
    email: 'E-mail',
    grievance: 'Grievance officer',
  },
  short: '{{product}} is the matrimonial service of {{association}}.',
} as const;
