let people = 0;

/** A registration of a new person each time. */
export function buildRegistration(changes: Record<string, unknown> = {}) {
  people += 1;
  const unique = `${process.pid}-${people}-${Math.random().toString(36).slice(2, 8)}`;
  return {
    first_name: 'Sunita',
    last_name: 'Kelkar',
    mobile: '9876543210',
    email: `sunita.${unique}@example.org`,
    password: 'marigold-2026',
    confirm_password: 'marigold-2026',
    ...changes,
  };
}

/** The six digits in a mail; fails with the mail's text. */
export function codeIn(mail: { text: string }): string {
  const code = /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1];
  if (!code) throw new Error(`no code in: ${mail.text}`);
  return code;
}

/** The reset token in a mail. */
export function resetLinkIn(mail: { text: string }): URL {
  const link = /https?:\/\/\S+\/admin\/reset-password\?token=\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error(`no link in: ${mail.text}`);
  return new URL(link);
}
