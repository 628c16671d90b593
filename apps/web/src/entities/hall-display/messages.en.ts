/** Words of the hall screen and the print pages while they are switched off. */
export const hallDisplay = {
  title: 'The hall display is switched off',
  text: 'Profiles are shown on this page only during the melawa, so that no family’s number stands on the open internet.',
  event: 'Melawa, {{date}}',
  signIn: 'Sign in to search profiles',
  about: 'About the association',
} as const;
