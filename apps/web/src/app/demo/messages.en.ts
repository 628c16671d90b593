export const demo = {
  label: 'About this demo',
  line: 'This is a demo. All people are invented.',
  unfold: 'Try it',
  fold: 'Fold',
  intro:
    'One tap, no password. Nothing here is real: change what you like. Other visitors use the same people.',
  startHere: 'Start here',
  logins: {
    subscriber: {
      name: 'Meera, who looks for a partner',
      sees: 'Search the candidates, open a profile, keep favourites and notes.',
    },
    newcomer: { name: 'Isha, new since yesterday', sees: 'The first steps of a family: write a profile.' },
    draft: {
      name: 'Gauri, with a draft',
      sees: 'A profile that is half written: complete it and submit it.',
    },
    member: {
      name: 'Rohan, approved, without search',
      sees: 'What the association offers: the search and the printed book.',
    },
    reviewer: { name: 'Suhas, of the committee', sees: 'Profiles of this week to approve or to send back.' },
    treasurer: { name: 'Hansa, the treasurer', sees: 'Payments, refunds, receipts and the day book.' },
    dispatcher: {
      name: 'Anand, for books and melawa',
      sees: 'Books to send, guests of the melawa and the screens in the hall.',
    },
    admin: { name: 'Vasanti, the admin', sees: 'The whole back office: people, book, mails and settings.' },
  },
  mails: {
    label: 'Mails',
    caught: 'No mail leaves this demo.',
    sent: 'Mails really go out. Type only your own address.',
    read: 'Read the mails',
  },
  payments: {
    label: 'Payments',
    none: 'Nothing can be paid online here.',
    pretended:
      'No money moves. Choose “Pay” on the payment page for a payment that succeeds, “Fail” for one that does not.',
    test_mode:
      'No money moves: the provider is in test mode. Pay by UPI as success@razorpay, or as failure@razorpay.',
  },
  reset: {
    label: 'Reset',
    next: 'Everything is put back at {{moment}}.',
    unknown: 'Everything stays until the operator puts it back.',
  },
};
