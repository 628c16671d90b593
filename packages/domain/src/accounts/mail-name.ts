const mailNameMaxLength = 100;

/**
 * Makes a stored name safe for a mail. Removes line breaks and links; a space after each dot keeps mail
 * programs from linking it.
 */
export function toMailName(name: string): string {
  const kept = name
    .replace(/[^\p{L}\p{M}\u200c-\u200d .'-]+/gu, ' ')
    .replace(/\.(?=[\p{L}\u200c-\u200d])/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();
  return kept.slice(0, mailNameMaxLength).trim();
}
