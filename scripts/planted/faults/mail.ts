import { inArea } from '../fault.ts';
import { domain, integration, server } from './paths.ts';

export const mailFaults = inArea('mail', [
  {
    name: 'bulk mail goes to addresses that nobody has proven',
    says: 'A stranger whose address somebody mistyped gets the mails of the association.',
    file: `${domain}/bulk-mail/recipient.ts`,
    find: 'account?.isVerified ? account.email : null',
    replace: 'account?.email ?? null',
    proof: { tier: 'rules', files: [`${domain}/bulk-mail/recipient.test.ts`] },
  },
  {
    name: 'a message goes to the account instead of the family',
    says: 'Parents do not get the letters for their daughter, because her own address gets them.',
    file: `${server}/discovery/commands/mail-profile.ts`,
    find: '[ends?.familyEmail, ends?.ownerEmail]',
    replace: '[ends?.ownerEmail, ends?.familyEmail]',
    proof: { tier: 'integration', files: integration('discovery-contact') },
  },
  {
    name: 'the decision is mailed to the office',
    says: 'A family never learns that its changes were approved.',
    file: `${server}/profiles/commands/mail-about-step.ts`,
    find: "to === 'admin' ? [officeEmail, null]",
    replace: "to === 'admin' || news === 'changed' ? [officeEmail, null]",
    proof: { tier: 'integration', files: integration('revisions') },
  },
  {
    name: 'who unsubscribed gets bulk mail',
    says: 'A family that asked for no more mails gets the next one too.',
    file: `${server}/bulk-mail/repository/recipients.ts`,
    find: "  when p.bulk_mail_stopped_at is not null then 'unsubscribed'\n",
    replace: '',
    proof: { tier: 'integration', files: integration('bulk-mail'), grep: 'the recipients' },
  },
]);
