const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the text looks like an e-mail address; only the mail itself proves that it is one. */
export function isEmailAddress(text: string): boolean {
  return addressPattern.test(text);
}

/** The form in which addresses are compared and stored, so that one person has one account. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
