export const secondFactor = {
  title: 'Second step at login',
  navLabel: 'Second step',
  required:
    'The association asks everyone in the office for a second step at login. Set it up once on your phone; it takes two minutes.',
  optional: 'With a second step, a stolen password alone opens nothing.',
  password: {
    label: 'Your password',
    text: 'Install an authenticator app on your phone first, for example Google Authenticator, Aegis or Microsoft Authenticator.',
    submit: 'Show the code to scan',
  },
  scan: {
    title: 'Scan this with the app',
    picture: 'QR code with the key for your authenticator app',
    byHand: 'Or type this key into the app:',
    code: 'Six digits that the app shows',
    submit: 'Switch it on',
  },
  done: 'The second step is switched on. Other devices are logged out.',
  isSet: 'It is switched on. At login you enter the six digits that your authenticator app shows.',
  lost: 'A new phone or a lost one? Ask an admin to reset it under Staff and roles. Then set it up again here.',
} as const;
