import type { CDPSession, Locator, Page } from '@playwright/test';

/** A key must leave time for the picture: one frame of 60 in a second. */
export const keyLimitMs = 16;
const keysOfAKind = 24;

interface FieldKind {
  kind: string;
  section: string;
  name: string;
  role: 'textbox' | 'combobox';
  letters: string;
}

/** One field of each kind that takes keys. */
const fieldKinds: readonly FieldKind[] = [
  { kind: 'text', section: 'personal', name: 'Pet name', role: 'textbox', letters: 'Shriva' },
  { kind: 'number', section: 'health', name: 'Weight (kg)', role: 'textbox', letters: '65' },
  {
    kind: 'textarea',
    section: 'expectations',
    name: 'Partner expectations',
    role: 'textbox',
    letters: 'kind and',
  },
  { kind: 'combobox', section: 'birth', name: 'Gotra', role: 'combobox', letters: 'kash' },
];

/** What follows a key: the next two pictures, and what waits for a quiet moment. */
const settle = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))))`;

export interface KeyTimes {
  kind: string;
  medianMs: number;
  p95Ms: number;
}

/**
 * The script that each key in the open form causes. Time of the page's own thread: other programs on the machine do
 * not count.
 */
export async function measureKeys(page: Page): Promise<KeyTimes[]> {
  // Some seconds after the form has opened, it loads its dialogs.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('crop-dialog')),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const found: KeyTimes[] = [];
  for (const field of fieldKinds) found.push(await measureField(page, session, field));
  return found;
}

async function measureField(page: Page, session: CDPSession, field: FieldKind): Promise<KeyTimes> {
  await page.evaluate(`location.hash = '#${field.section}'`);
  const input = page.getByRole(field.role, { name: field.name });
  await input.waitFor();
  // The first time a browser also compiles.
  await typeAll(page, input, field.letters, (press) => press());
  const times: number[] = [];
  while (times.length < keysOfAKind) {
    await typeAll(page, input, field.letters, async (press) => {
      await page.evaluate(settle);
      const before = await scriptMs(session);
      await press();
      await page.evaluate(settle);
      times.push((await scriptMs(session)) - before);
    });
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
  return { kind: field.kind, medianMs: at(0.5), p95Ms: at(0.95) };
}

type Measure = (press: () => Promise<void>) => Promise<void>;

/** Each letter, and each deleted again. */
async function typeAll(page: Page, input: Locator, letters: string, measure: Measure): Promise<void> {
  await input.fill('');
  await input.focus();
  const typed = letters.split('');
  const keys = [...typed, ...typed.map(() => 'Backspace')];
  for (const key of keys) await measure(() => page.keyboard.press(key));
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}
