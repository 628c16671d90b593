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
  /** In the consent, while there is no name. */
  nameless: {
    daughter: 'My daughter',
    son: 'My son',
    sister: 'My sister',
    brother: 'My brother',
    relative: 'The candidate',
  },
  consent: '{{name}} knows about this profile and agrees to it.',
  relationHint: 'For example uncle, cousin or guardian.',
  changeable: 'You can change this until you submit.',
  continue: 'Continue',
} as const;
