const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the text looks like an e-mail address. Only a mail proves it. */
export function isEmailAddress(text: string): boolean {
  return addressPattern.test(text);
}

/**
 * The mailbox behind an address, for limits: most providers ignore what follows a plus, and Gmail dots too. Different
 * addresses of one mailbox stay different accounts.
 */
export function mailboxOf(email: string): string {
  const mailbox = normaliseEmail(email)
    .replace(/\+[^@]*@/, '@')
    .replace(/@googlemail\.com$/, '@gmail.com');
  return mailbox.endsWith('@gmail.com') ? mailbox.replaceAll(/\.(?=[^@]*@)/g, '') : mailbox;
}

/** Normalises an address for comparing and storing, so that one person has one account. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
