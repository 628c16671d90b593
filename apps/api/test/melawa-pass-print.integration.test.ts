import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { PassPage } from '@suchi/book';
import { associationAtFirst } from '@suchi/domain/settings';
import { requireNeeds } from '@suchi/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawQr } from '../extensions/suchi/src/melawa/passes/draw-qr.ts';
import { createPassPrinter, type PassPrinter } from '../extensions/suchi/src/melawa/passes/pass-printer.ts';

requireNeeds('browser', 'pdf');
let printer: PassPrinter;
beforeAll(() => {
  printer = createPassPrinter({ chromiumPath: process.env['SUCHI_CHROMIUM'], folder: tmpdir() });
});
afterAll(() => printer.close());

const run = (command: string, args: string[], input: Buffer) =>
  execFileSync(command, args, { input, maxBuffer: 64 * 1024 * 1024 });

const text = 'SUCHI1-2027-7K4Q2XW9ABCDEFGHJ';
const qr = drawQr(text);
const pass: PassPage = {
  language: 'mr',
  title: 'मेळावा',
  year: '2027',
  association: 'Sahyadri Samaj Mandal',
  ownAssociation: 'सह्याद्री समाज मंडळ',
  qr,
  numberLabel: 'सूची क्रमांक',
  number: 506,
  seatsLabel: 'आसने',
  seats: 4,
  codeLabel: 'कॅमेरा नसल्यास',
  code: '7K4Q-2XWD',
  name: 'Anagha Shrikant Kelkar',
  ownName: 'अनघा श्रीकांत केळकर',
  when: 'रविवार 17 जानेवारी 2027, दरवाजे सकाळी 9:30',
  hall: 'Sahyadri Sabhagruha, 90 Feet Road, Mulund East, Mumbai 400 081',
  bring: '<b>कृपया आणा:</b> हा पास, उमेदवाराचे ओळखपत्र, आपली सूची आणि पेन.',
  foot: 'कुटुंबासाठी एक पास. हरवला? टेबलावर क्रमांक सांगा.',
  questions: 'प्रश्न: 022 5550 1234',
};

/** The page as dots of grey, 300 an inch. */
function dotsOf(pdf: Buffer) {
  const picture = run('pdftoppm', ['-gray', '-r', '300', '-'], pdf);
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(picture.subarray(0, 40).toString('latin1'));
  const [all = '', width = '0'] = head ?? [];
  const at = (mmX: number, mmY: number) =>
    picture[all.length + Math.round((mmY / 25.4) * 300) * Number(width) + Math.round((mmX / 25.4) * 300)];
  return { isBlack: (x: number, y: number) => (at(x, y) ?? 255) < 60 };
}

describe('a printed pass', () => {
  it('is one page of A6 with its fonts in it', async () => {
    const pdf = await printer.print(pass, associationAtFirst.colour);
    const info = run('pdfinfo', ['-'], pdf).toString();
    expect(info).toMatch(/Pages: +1\n/);
    const [, width = '', height = ''] = /Page size: +([\d.]+) x ([\d.]+) pts/.exec(info) ?? [];
    expect((Number(width) / 72) * 25.4).toBeCloseTo(105, 0);
    expect((Number(height) / 72) * 25.4).toBeCloseTo(148, 0);
    const fonts = run('pdffonts', ['-'], pdf).toString().trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/(Mukta|Tiro).* yes /);
    const words = run('pdftotext', ['-layout', '-', '-'], pdf).toString();
    for (const part of ['506', '7K4Q-2XWD', 'Anagha Shrikant Kelkar', '2027']) expect(words).toContain(part);
  });

  it('has a QR of version 2, level M, 40 mm wide, with four free squares around it', async () => {
    expect(text.length).toBeLessThanOrEqual(30);
    expect(qr.size).toBe(25);
    const { isBlack } = dotsOf(await printer.print(pass, associationAtFirst.colour));
    const square = 40 / 25;
    const [left, top] = [6.4, 23 + 6.4];
    for (let y = 0; y < 25; y += 1)
      for (let x = 0; x < 25; x += 1)
        expect(isBlack(left + (x + 0.5) * square, top + (y + 0.5) * square), `${x} ${y}`).toBe(
          qr.isBlack(x, y),
        );
    for (let at = -3.5; at < 29; at += 1)
      for (const free of [-3.5, -2.5, -1.5, -0.5, 25.5, 26.5, 27.5, 28.4]) {
        expect(isBlack(left + free * square, top + at * square), `free ${free} ${at}`).toBe(false);
        expect(isBlack(left + at * square, top + free * square), `free ${at} ${free}`).toBe(false);
      }
  });
});
