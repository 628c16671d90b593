import type { Use } from '@suchi/contracts/privacy';
import { leftOutReasons } from '../../platform/person/left-out.ts';
import type { Part } from '../../platform/person/parts.ts';
import type { PartRow } from './read-part.ts';
import type { PageWording } from './wording.ts';

export interface CountedPart {
  part: Part;
  rows: number;
}

interface PageFacts {
  madeAt: Date;
  exported: readonly CountedPart[];
  uses: readonly Omit<Use, 'person'>[];
  files: readonly string[];
  /** Files that are recorded and were not found. */
  missing: readonly string[];
  rowsOf: (part: Part) => AsyncIterable<PartRow>;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const link = (path: string) => `<a href="${escapeHtml(path)}">${escapeHtml(path)}</a>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>\n`;
const picture = (path: string) => `<figure><img src="${escapeHtml(path)}" alt="">${link(path)}</figure>\n`;
const isPicture = (path: string) => /\.(jpe?g|png|webp)$/i.test(path);

const style = `body{font:1rem/1.6 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
th{text-align:left;font-weight:400}td,th{padding:.25rem 1rem .25rem 0;vertical-align:top}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;border-top:1px solid #ccc;padding-top:.5rem}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere}img{max-width:16rem;display:block}`;

/** The page that a person opens first: what there is, then all of it to read. */
export async function* writePage(wording: PageWording, facts: PageFacts): AsyncGenerator<string> {
  const { t, association } = wording;
  const { exported, files, missing, uses } = facts;
  yield `<!doctype html>
<html lang="${escapeHtml(wording.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(t('title'))}</title>
<style>${style}</style>
<h1>${escapeHtml(t('heading', { association }))}</h1>
<p>${escapeHtml(t('made', { at: wording.moment(facts.madeAt) }))}</p>
`;
  yield contentsOf(wording, exported);
  yield `<h2>${escapeHtml(t('files'))}</h2>\n`;
  if (files.length === 0) yield `<p>${escapeHtml(t('none'))}</p>\n`;
  yield files.filter(isPicture).map(picture).join('');
  yield list(files.filter((path) => !isPicture(path)).map(link));
  if (missing.length > 0) yield `<h2>${escapeHtml(t('missing'))}</h2>${list(missing.map(escapeHtml))}`;
  if (uses.length > 0) {
    yield `<h2 id="uses">${escapeHtml(t('uses'))}</h2>\n`;
    for (const use of uses) yield describeUse(wording, use);
  }
  for (const { part, rows } of exported) {
    if (rows === 0) continue;
    yield `<h2 id="${part.name}">${escapeHtml(titleOf(wording, part))}</h2>\n`;
    for await (const row of facts.rowsOf(part)) yield describeRow(wording, row);
  }
  const reasons = leftOutReasons.map((reason) => escapeHtml(t(`leftOut.${reason}`)));
  yield `<h2>${escapeHtml(t('notHere'))}</h2>
<p>${escapeHtml(t('notHereText'))}</p>
${list(reasons)}</html>
`;
}

const titleOf = ({ t }: PageWording, { name }: Part) => t(`parts.${name}` as 'parts.account');

function contentsOf(wording: PageWording, exported: readonly CountedPart[]): string {
  const { t } = wording;
  const rows = exported.map(({ part, rows: count }) => {
    const title = escapeHtml(titleOf(wording, part));
    const name = count === 0 ? title : `<a href="#${part.name}">${title}</a>`;
    const file = count === 0 ? '' : link(`${part.name}.json`);
    return `<tr><th scope="row">${name}</th><td>${count}</td><td>${file}</td></tr>`;
  });
  const heads = [t('columns.what'), t('columns.entries'), t('columns.file')];
  return `<table>
<tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
`;
}

function describeRow({ labelOf }: PageWording, row: PartRow): string {
  const lines = Object.entries(row).flatMap(([column, value]) => {
    const text = toText(value);
    if (text === '') return [];
    const label = labelOf(column) ?? column.replaceAll('_', ' ');
    return [`<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`];
  });
  return `<dl>${lines.join('')}</dl>\n`;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

function describeUse(
  { t, moment }: PageWording,
  { what, at, times, staff, file }: Use | Omit<Use, 'person'>,
) {
  const parts = [
    moment(new Date(at)),
    t(`used.${what}`),
    times > 1 ? t('times', { count: times }) : '',
    staff?.name ?? '',
    file?.reason ?? '',
  ];
  return `<p>${parts
    .filter((part) => part !== '')
    .map(escapeHtml)
    .join(' · ')}</p>\n`;
}
