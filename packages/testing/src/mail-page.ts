import type { CaughtMail } from './caught-mail.ts';
import { escapeHtml } from './escape-html.ts';

/** A page that shows every caught mail, newest first, for developers. */
export function mailPage(mails: CaughtMail[]): string {
  const rows = mails.toReversed().map(
    (mail) => `<details><summary>${escapeHtml(mail.subject)} — ${escapeHtml(mail.to)}</summary>
      <iframe sandbox srcdoc="${escapeHtml(mail.html)}"></iframe></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
    <title>Caught mail</title>
    <style>body{font:16px sans-serif;margin:24px}iframe{width:100%;height:480px;border:1px solid #ccc}</style>
    <h1>Caught mail (${mails.length})</h1>${rows.join('') || '<p>Nothing yet.</p>'}</html>`;
}
