const mailNameMaxLength = 100;

/**
 * A stored name as a mail may say it in its own sentence. Profiles and older accounts hold more than names: line breaks
 * and addresses of pages do not get into a mail. A blank after each dot keeps mail programs from making a link of it.
 */
export function toMailName(name: string): string {
  const kept = name
    .replace(/[^\p{L}\p{M}\u200c-\u200d .'-]+/gu, ' ')
    .replace(/\.(?=[\p{L}\u200c-\u200d])/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();
  return kept.slice(0, mailNameMaxLength).trim();
}
