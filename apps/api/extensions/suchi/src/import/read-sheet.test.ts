import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

const reasonOf = async (bytes: Buffer | string): Promise<unknown> => {
  const error: unknown = await readSheet(Buffer.from(bytes)).catch((problem: unknown) => problem);
  return (error as { extensions?: unknown }).extensions;
};

it('finds the headings below a title, and counts as the spreadsheet does', async () => {
  const sheet = await readSheet(
    Buffer.from(
      '\uFEFFSahyadri Samaj Mandal,,,\r\n,,,\r\nSr No,Name,DOB,Gotra,,\r\n1,Asha,12/3/95,,,\r\n,,,,,\r\n2,"Ravi ""R""",,कश्यप,,\r\n',
    ),
  );
  expect(sheet).toEqual({
    headings: ['Sr No', 'Name', 'DOB', 'Gotra'],
    rows: [
      { row: 4, texts: ['1', 'Asha', '12/3/95', '', '', ''] },
      { row: 6, texts: ['2', 'Ravi "R"', '', 'कश्यप', '', ''] },
    ],
  });
});

it.each([
  ['semicolons', 'Name;DOB\nAsha;12/3/95\n'],
  ['tabs in UTF-16', Buffer.from('\uFEFFName\tDOB\nAsha\t12/3/95\n', 'utf16le')],
])('takes %s', async (_, bytes) => {
  const { headings, rows } = await readSheet(Buffer.from(bytes as Buffer));
  expect([headings, rows[0]?.texts]).toEqual([
    ['Name', 'DOB'],
    ['Asha', '12/3/95'],
  ]);
});

it.each<[string, Buffer | string, object]>([
  ['nothing', '', { reason: 'empty' }],
  ['headings alone', 'Name,DOB\n', { reason: 'no_rows' }],
  ['a workbook', Buffer.from('PK\u0003\u0004'), { reason: 'workbook' }],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), { reason: 'workbook' }],
  ['another encoding', Buffer.from([0x4e, 0xe9, 0x0a]), { reason: 'not_utf8' }],
  ['too many rows', `Name\n${'x\n'.repeat(5100)}`, { reason: 'too_many_rows' }],
  [
    'too many columns',
    `${Array.from({ length: 101 }, (_, i) => `h${i}`).join(',')}\n1\n`,
    { reason: 'too_many_columns' },
  ],
  ['a row without an end', `Name,DOB\n1,"${'x'.repeat(30_000)}\n`, { reason: 'not_csv', line: 2 }],
])('refuses %s', async (_, bytes, expected) => {
  expect(await reasonOf(bytes)).toMatchObject(expected);
});
