import type { Device } from '@suchi/domain/accounts';
import { button, greet, type Greeted, indianTime, type MailWords, say } from './blocks.ts';

/** Mails about an account and its sign-in. */
export const accountMails = {
  one_time_code: (_facts: object): MailWords => ({
    subject: 'Your Suchi code',
    heading: 'Verify your e-mail',
    blocks: [
      say('Namaste,'),
      say('Type this code on the screen you have open. It is valid for 10 minutes.'),
      { kind: 'code' },
      say(
        'If you did not register with Suchi, nothing happens without the code: you can ignore this mail. The association will never ask you for it.',
      ),
    ],
  }),
  password_reset: (facts: Greeted): MailWords => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    blocks: [
      greet(facts),
      say(
        'Someone, hopefully you, asked for a new password for your Suchi account. The link is valid for one day and works once.',
      ),
      { kind: 'secret_button', label: 'Choose a new password' },
      say('If it was not you, ignore this mail: your password stays as it is.'),
    ],
  }),
  password_changed: (facts: Greeted & { at: Date }): MailWords => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    blocks: [
      greet(facts),
      say(
        `The password of your Suchi account was changed: ${indianTime.format(facts.at)} (Indian time). All devices are logged out.`,
      ),
      say('If it was you, there is nothing to do.'),
      say('If it was not you, choose a new password at once, and tell the association.'),
      button('Choose a new password', '/admin/reset-password'),
    ],
  }),
  new_device: (facts: Greeted & { device: Device; at: Date }): MailWords => ({
    subject: 'New sign-in to your Suchi account',
    heading: 'A new device signed in',
    blocks: [
      greet(facts),
      say(newDeviceWords(facts.device, indianTime.format(facts.at))),
      say('If it was you, there is nothing to do.'),
      say(
        'If it was not you, log that device out and change your password at once. Changing it logs out every other device.',
      ),
      button('See where you are signed in', '/settings/signed_in_devices'),
    ],
  }),
};

function newDeviceWords({ browser, system }: Device, at: string): string {
  if (browser !== null && system !== null)
    return `Your account was signed in on a device that was not used before: ${browser} on ${system}, ${at} (Indian time). We do not know the place.`;
  if (browser !== null)
    return `Your account was signed in on a device that was not used before: ${browser} on an unknown system, ${at} (Indian time). We do not know the place.`;
  if (system !== null)
    return `Your account was signed in on a device that was not used before: an unknown browser on ${system}, ${at} (Indian time). We do not know the place.`;
  return `Your account was signed in on a device that was not used before: an unknown browser on an unknown system, ${at} (Indian time). We do not know the place.`;
}
