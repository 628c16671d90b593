/** An e-mail in parts between which a line may break: after the @ and before a dot, not inside a word. */
export function splitEmail(email: string): string[] {
  return email.split(/(?<=@)|(?=[._-])/);
}
