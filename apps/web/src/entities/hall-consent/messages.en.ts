/** Words of the consent for the hall screen: a consent of its own, apart from search and the printed suchi. */
export const hallConsent = {
  title: 'Show on the melawa’s hall screen',
  question: 'May the hall screen show this profile at the melawa?',
  what: 'Everyone in the hall then sees the photo, the name, the mobile numbers, the e-mail, the address and the other facts of the profile. The pages that are printed for the hall have the same. The association can also show the display on its website. There it has no mobile numbers, no e-mail and no address.',
  whose:
    'Please answer as the candidate wishes. Search and the printed suchi stay as they are. You can change the answer at any time on the profile’s page.',
  yes: 'Yes, show it',
  no: 'No, do not show it',
  allowed: 'The hall screen may show this profile.',
  refused: 'The hall screen does not show this profile.',
  open: 'You have not answered yet. Until then the association’s rule for all profiles applies.',
  saved: 'Your answer about the hall screen is saved.',
} as const;
