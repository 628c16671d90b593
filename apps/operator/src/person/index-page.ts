import { leftOut } from './left-out.ts';
import type { Part } from './parts.ts';

export interface ExportedPart {
  part: Part;
  rows: number;
}

export interface IndexFacts {
  madeAt: Date;
  association: string;
  exported: readonly ExportedPart[];
  files: readonly string[];
  /** Files that are recorded and were not found. */
  missing: readonly string[];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const link = (path: string) => `<a href="${escapeHtml(path)}">${escapeHtml(path)}</a>`;

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The page that a person opens first. */
export function toIndexPage({ madeAt, association, exported, files, missing }: IndexFacts): string {
  const rows = exported
    .map(({ part: { name, title }, rows: count }) => {
      const file = count === 0 ? '' : link(`${name}.json`);
      return `<tr><th scope="row">${escapeHtml(title)}</th><td>${count}</td><td>${file}</td></tr>`;
    })
    .join('\n');
  const reasons = [...new Set(Object.values(leftOut))].map(escapeHtml);
  const lost =
    missing.length === 0 ? '' : `<h2>Files that were not found</h2>${list(missing.map(escapeHtml))}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your data</title>
<style>body{font:1rem/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}th{text-align:left;font-weight:400}td,th{padding:.25rem 1rem .25rem 0}</style>
<h1>What ${escapeHtml(association)} holds about you</h1>
<p>Made on ${madeAt.toISOString().slice(0, 10)}. Each line is a file with one entry for each row.</p>
<table>
<tr><th scope="col">What</th><th scope="col">Entries</th><th scope="col">File</th></tr>
${rows}
</table>
<h2>Photos, videos and receipts</h2>
${files.length === 0 ? '<p>None.</p>' : list(files.map(link))}
${lost}
<h2>What is not here</h2>
<p>Passwords and other secrets, and what is about other people:</p>
${list(reasons)}
</html>
`;
}
