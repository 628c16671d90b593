/** A run of words in a line of news. `href` is a web address that the writer linked. */
export interface NewsRun {
  text: string;
  isStrong: boolean;
  isEmphasised: boolean;
  href: string | null;
}

/** A block of a news post, of which a page makes elements. Nothing in it is HTML. */
export type NewsBlock =
  | { kind: 'heading'; runs: NewsRun[] }
  | { kind: 'paragraph'; lines: NewsRun[][] }
  | { kind: 'list'; items: NewsRun[][] };

// `**strong**`, `_emphasised_`, `[words](https://…)`. Other schemes stay text.
const marks =
  /\*\*([^*\n]+)\*\*|(?<![\p{L}\p{N}_])_([^_\n]+)_(?![\p{L}\p{N}_])|\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/gu;

/**
 * Reads the few marks that writers of news may use: `## ` begins a heading, `- ` an item of a list, an empty line a
 * paragraph.
 */
export function parseNewsText(body: string): NewsBlock[] {
  const blocks: NewsBlock[] = [];
  let isBroken = true;
  for (const line of body.split('\n').map((text) => text.trim())) {
    const last = isBroken ? undefined : blocks.at(-1);
    isBroken = line === '';
    if (line === '') continue;
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', runs: parseRuns(line.slice(3)) });
    else if (line.startsWith('- ')) {
      const item = parseRuns(line.slice(2));
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.lines.push(parseRuns(line));
    else blocks.push({ kind: 'paragraph', lines: [parseRuns(line)] });
  }
  return blocks;
}

function parseRuns(line: string): NewsRun[] {
  const runs: NewsRun[] = [];
  let end = 0;
  const add = (text: string, look: Partial<NewsRun> = {}) => {
    if (text !== '') runs.push({ text, isStrong: false, isEmphasised: false, href: null, ...look });
  };
  for (const match of line.matchAll(marks)) {
    const [whole, strong = '', emphasised = '', words = '', href = null] = match;
    add(line.slice(end, match.index));
    add(strong, { isStrong: true });
    add(emphasised, { isEmphasised: true });
    add(words, { href });
    end = match.index + whole.length;
  }
  add(line.slice(end));
  return runs;
}
