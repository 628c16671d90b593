/** What a button of the editor does to the selected words. */
export const textMarks = ['strong', 'emphasis', 'heading', 'list', 'link'] as const;
export type TextMark = (typeof textMarks)[number];

export interface Selection {
  text: string;
  start: number;
  end: number;
}

const around: Partial<Record<TextMark, readonly [string, string]>> = {
  strong: ['**', '**'],
  emphasis: ['_', '_'],
  link: ['[', '](https://)'],
};
const atLineStart: Partial<Record<TextMark, string>> = { heading: '## ', list: '- ' };

/** The text with the mark, and what is selected afterwards. Without selected words a placeholder is marked. */
export function applyMark({ text, start, end }: Selection, mark: TextMark, placeholder: string): Selection {
  const prefix = atLineStart[mark];
  if (prefix !== undefined) return prefixLines({ text, start, end }, prefix);
  const [before, after] = around[mark] ?? ['', ''];
  const words = start === end ? placeholder : text.slice(start, end);
  return {
    text: text.slice(0, start) + before + words + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + words.length,
  };
}

function prefixLines({ text, start, end }: Selection, prefix: string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', end);
  const to = nextBreak === -1 ? text.length : nextBreak;
  const marked = text
    .slice(from, to)
    .split('\n')
    .map((line) => (line.startsWith(prefix) ? line : prefix + line))
    .join('\n');
  return {
    text: text.slice(0, from) + marked + text.slice(to),
    start: from + marked.length,
    end: from + marked.length,
  };
}
