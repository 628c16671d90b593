import { biodataLayouts, biodataShapes } from '@suchi/domain/biodata';
import { describe, expect, it } from 'vitest';
import { type BiodataSheet, biodataCss, biodataPaperCss, fitBiodata, renderBiodata } from './index.ts';
import { fitStepsOf } from './fit-steps.ts';
import type { MeasuredPart } from './fit-biodata.ts';

const sheet: BiodataSheet = {
  language: 'mr',
  heading: 'ॐ',
  title: 'परिचय पत्र',
  name: 'मीरा <b>',
  otherName: 'Meera',
  initial: 'मी',
  summary: ['27 वर्षे'],
  groups: [
    { section: 'person', title: 'जन्म', lines: [{ line: 'gotra', label: 'गोत्र', value: 'वसिष्ठ' }] },
    { section: 'work', title: 'शिक्षण', lines: [{ line: 'work', label: 'नोकरी', value: 'A & B' }] },
    {
      section: 'expectations',
      title: 'अपेक्षा',
      lines: [{ line: 'expectations', label: 'अपेक्षा', value: 'निर्व्यसनी.' }],
    },
  ],
  association: 'सह्याद्री',
  foot: ['सूची क्र. 710', '17/11/2026'],
};

describe.each(biodataLayouts)('the layout %s', (layout) => {
  it.each(biodataShapes)('has every line once, as %s, and nothing typed becomes markup', (shape) => {
    const page = renderBiodata({ sheet, layout, shape, photoUrl: 'photo.jpg' });
    expect(page).toContain('lang="mr"');
    expect(page).toContain('मीरा &lt;b&gt;');
    for (const line of ['name', 'gotra', 'work', 'expectations'])
      expect(page.split(`data-line="${line}"`)).toHaveLength(2);
    expect(page).toContain('A &amp; B');
    expect(page).toContain('src="photo.jpg"');
    expect(page).toContain('सूची क्र. 710');
    expect(page.includes('परिचय पत्र')).toBe(layout === 'classic');
  });

  it('has the first letter where there is no photo', () => {
    const page = renderBiodata({ sheet, layout, shape: 'a4', photoUrl: null });
    expect(page).toContain('without">मी</div>');
    expect(page).not.toContain('<img');
  });

  it('has a style', () => {
    expect(biodataCss()).toContain(`.biodata.${layout}`);
  });
});

it('is printed on A4 or as a picture', () => {
  expect(biodataPaperCss('a4')).toContain('210mm 297mm');
  expect(biodataPaperCss('phone')).toContain('720px 1280px');
});

it.each(biodataShapes)('is never set below 12 points, as %s', (shape) => {
  const steps = fitStepsOf(shape);
  for (const [text, line] of steps) expect([text >= 16, line > text]).toEqual([true, true]);
  expect(steps.map(([text]) => text)).toEqual(steps.map(([text]) => text).toSorted((a, b) => b - a));
});

/** A page whose box holds so many letters; at each step it holds a few more. */
function makePage(room: number, texts: Record<string, string>) {
  const styles: Record<string, string> = {};
  const attributes: Record<string, string> = {
    'data-steps': JSON.stringify(fitStepsOf('a4')),
    class: 'biodata classic a4',
  };
  const parts = Object.entries(texts).map(([line, textContent]) =>
    makePart({ 'data-line': line }, textContent),
  );
  const box = makePart({}, '');
  const letters = () => parts.reduce((sum, part) => sum + (part.textContent ?? '').length, 0);
  const tight = () =>
    fitStepsOf('a4').findIndex(
      ([text, line]) => styles['--text'] === `${text}px` && styles['--line'] === `${line}px`,
    );
  Object.defineProperty(box, 'scrollHeight', { get: () => letters() - tight() * 5 });
  Object.defineProperty(box, 'clientHeight', { value: room });
  const page: MeasuredPart = {
    ...makePart(attributes, ''),
    style: { setProperty: (name, value) => void (styles[name] = value) },
    querySelectorAll: (selector) => {
      if (selector === '.fits') return [box];
      if (selector === '[data-line="expectations"]')
        return parts.filter((part) => part.getAttribute('data-line') === 'expectations');
      return selector === '[data-line]' ? parts : [];
    },
  };
  return { root: { querySelectorAll: () => [page] }, parts };
}

function makePart(attributes: Record<string, string>, textContent: string): MeasuredPart {
  return {
    textContent,
    getAttribute: (name) => attributes[name] ?? null,
    setAttribute: (name, value) => void (attributes[name] = value),
    querySelectorAll: () => [],
    style: { setProperty: () => undefined },
    scrollHeight: 0,
    clientHeight: 0,
    scrollWidth: 0,
    clientWidth: 0,
  };
}

describe('fitting', () => {
  it('takes the first step at which everything is on the page', () => {
    expect(fitBiodata(makePage(100, { work: 'x'.repeat(100) }).root)).toEqual({
      step: 0,
      fits: true,
      shortened: [],
    });
    expect(fitBiodata(makePage(100, { work: 'x'.repeat(111) }).root)).toEqual({
      step: 3,
      fits: true,
      shortened: [],
    });
  });

  it('cuts the expectations at a sentence and says so', () => {
    const { root, parts } = makePage(60, {
      work: 'x'.repeat(40),
      expectations: 'One wish. Two wishes! तीन इच्छा। And so on and so forth and more',
    });
    expect(fitBiodata(root)).toEqual({ step: 8, fits: true, shortened: ['expectations'] });
    expect(parts[1]?.textContent).toBe('One wish. Two wishes! तीन इच्छा। …');
  });

  it('then cuts the longest lines at a word', () => {
    const { root, parts } = makePage(60, {
      work: 'word '.repeat(40).trim(),
      father: 'Mohan',
      expectations: 'One wish.',
    });
    expect(fitBiodata(root)).toMatchObject({ fits: true, shortened: ['work'] });
    expect(parts[0]?.textContent).toMatch(/^(word )+word…$/);
    expect(parts[1]?.textContent).toBe('Mohan');
  });

  it('says when even that is not enough, and nothing about a page that is not there', () => {
    expect(fitBiodata(makePage(-50, { work: 'short' }).root)).toMatchObject({ fits: false });
    expect(fitBiodata({ querySelectorAll: () => [] })).toBeNull();
  });
});
