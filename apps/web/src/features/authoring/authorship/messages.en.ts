/** Words about the candidate, by whose profile it is. */
export const authoringAuthorship = {
  lead: 'This helps us ask the right questions.',
  relations: {
    myself: 'Myself',
    daughter: 'Daughter',
    son: 'Son',
    sister: 'Sister',
    brother: 'Brother',
    relative: 'Relative',
  },
  firstName: {
    myself: 'Your first name',
    daughter: 'Your daughter’s first name',
    son: 'Your son’s first name',
    sister: 'Your sister’s first name',
    brother: 'Your brother’s first name',
    relative: 'The candidate’s first name',
  },
  consent: '{{name}} knows about this profile and agrees to it.',
  /** While there is no name. */
  namelessConsent: {
    daughter: 'My daughter knows about this profile and agrees to it.',
    son: 'My son knows about this profile and agrees to it.',
    sister: 'My sister knows about this profile and agrees to it.',
    brother: 'My brother knows about this profile and agrees to it.',
    relative: 'The candidate knows about this profile and agrees to it.',
  },
  relationHint: 'For example uncle, cousin or guardian.',
  changeable: 'You can change this until you submit.',
  continue: 'Continue',
} as const;
