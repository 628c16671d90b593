import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NewsBlock, type NewsRun, parseNewsText } from './news-text.ts';

const plain = (text: string): NewsRun => ({ text, isStrong: false, isEmphasised: false, href: null });
const runsOf = (block: NewsBlock): NewsRun[] => {
  if (block.kind === 'heading') return block.runs;
  return (block.kind === 'list' ? block.items : block.lines).flat();
};

describe('the text of a news post', () => {
  it('is nothing without words', () => {
    expect(parseNewsText(' \n\n ')).toEqual([]);
  });

  it('has paragraphs, which keep their line breaks, headings and lists', () => {
    expect(
      parseNewsText('One\nTwo\n\nThree\n## Timetable\n- 10:00 Tea\n- 13:00 Lunch\nBring a suchi\n\n- Last'),
    ).toEqual([
      { kind: 'paragraph', lines: [[plain('One')], [plain('Two')]] },
      { kind: 'paragraph', lines: [[plain('Three')]] },
      { kind: 'heading', runs: [plain('Timetable')] },
      { kind: 'list', items: [[plain('10:00 Tea')], [plain('13:00 Lunch')]] },
      { kind: 'paragraph', lines: [[plain('Bring a suchi')]] },
      { kind: 'list', items: [[plain('Last')]] },
    ]);
  });

  it('has strong and emphasised words and links', () => {
    const [block] = parseNewsText(
      'On **Sunday** in _Mulund East_, [see the map](https://maps.example.org/x)',
    );
    expect(block && runsOf(block)).toEqual([
      plain('On '),
      { ...plain('Sunday'), isStrong: true },
      plain(' in '),
      { ...plain('Mulund East'), isEmphasised: true },
      plain(', '),
      { ...plain('see the map'), href: 'https://maps.example.org/x' },
    ]);
  });

  it.each(['snake_case_word', '2 ** 3', '[x](javascript:alert(1))', '[x](data:text/html,x)', '<b>x</b>'])(
    'leaves %s as it is',
    (text) => {
      expect(parseNewsText(text)).toEqual([{ kind: 'paragraph', lines: [[plain(text)]] }]);
    },
  );

  it('links only to web addresses, and loses no line, whatever is written', () => {
    const piece = fc.constantFrom(
      '**',
      '_',
      '[',
      '](',
      ')',
      'https://a.b',
      'javascript:',
      '\n',
      '- ',
      '## ',
      'x ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const runs = parseNewsText(pieces.join('')).flatMap(runsOf);
        for (const { href } of runs) expect(href === null || /^https?:\/\//.test(href)).toBe(true);
        expect(runs.every(({ text }) => text !== '')).toBe(true);
      }),
    );
  });
});
