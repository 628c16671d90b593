import type { Page, Response } from '@playwright/test';

/** Families read these in Latin letters in every language. */
const staysLatin =
  /\b(suchi|whatsapp|data protection board of india|india post|speed post|upi|razorpay|pdf|otp|csv|qr|sms|gst|pan|usd|gbp|eur|am|pm|id|jpg|png|mb|kb|gb|chrome|android|linux|windows|mac|iphone|dd\/mm\/yyyy|hh:mm)\b/gi;
/** Addresses, and the mark of a release. */
const addresses = /\S+@\S+|https?:\/\/\S+|\S+\.gov\.in|\([0-9a-f]{7,}(-changed)?\)/g;
/** Surnames in the example of near spellings, which are those of Latin letters. */
const exampleNames = /\b(deodhar|devdhar|deodar)\b/g;
const latinWord = /\p{Script=Latin}{2,}/u;

/** A text of the page, with the place where it stands. */
interface Shown {
  text: string;
  place: string;
}

/** In the browser: every text that a person sees or hears, and what stands in fields. What has a `lang` of its own is not of the page's language. */
const inBrowser = `(() => {
  const shown = [];
  const placeOf = (element) => {
    const near = element.closest('[class]');
    return element.tagName.toLowerCase() + '.' + String(near?.className?.baseVal ?? near?.className ?? '').split(' ')[0];
  };
  const add = (text, element) => {
    // A choice of a closed list has no box of its own.
    const box = element.closest('option')?.closest('select') ?? element;
    if (element.closest('[lang]') === document.documentElement && box.checkVisibility())
      shown.push({ text: text.replace(/\\s+/g, ' ').trim(), place: placeOf(element) });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim() !== '' && !node.parentElement.closest('script, style, noscript, textarea, [contenteditable]'))
      add(node.data, node.parentElement);
  for (const element of document.querySelectorAll('body [aria-label], body [title], body [alt], body [placeholder], body [aria-description]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
      if (element.hasAttribute(name)) add(element.getAttribute(name), element);
  shown.push({ text: document.title, place: 'title' });
  const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
  return { shown: shown.filter(({ text }) => text !== ''), typed };
})()`;

/** All texts of an answer, each of its lines too. */
function listTexts(value: unknown): string[] {
  // A code is not shown to people.
  if (typeof value === 'string') return /^[a-z_]*$/.test(value) ? [] : [value, ...value.split('\n')];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(listTexts);
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const takeAway = (text: string, what: readonly string[]) =>
  what
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, each) => rest.replaceAll(new RegExp(`(?<!\\p{L})${escape(each)}(?!\\p{L})`, 'gu'), ' '),
      text,
    );

/**
 * The words that are left when data and what families read in Latin letters is taken away; null: none. Data is in small
 * letters.
 */
function findOtherWords(text: string, data: ReadonlySet<string>, foreign = latinWord): string | null {
  if (text.includes('{{')) return text;
  const whole = text.replaceAll(addresses, ' ').toLowerCase().replaceAll(exampleNames, ' ');
  const rest = whole.replaceAll(staysLatin, ' ');
  // Most texts end here; comparing with all data takes long.
  if (!foreign.test(rest) || data.has(whole.trim())) return null;
  const inText = [...data].filter((each) => each !== '' && whole.includes(each));
  // Each can be a part of the other: "10 AM to 1 PM" is data, and "Post" of "India Post" may be.
  const left = [takeAway(rest, inText), takeAway(whole, inText).replaceAll(staysLatin, ' ')];
  if (left.some((each) => !foreign.test(each))) return null;
  return (left[0] ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Remembers what the server answers: names and what people typed is data, in whatever language. */
export class ShownWords {
  private readonly data = new Set<string>();
  private readonly answers: Promise<unknown>[] = [];
  private readonly page: Page;
  private readonly foreign: RegExp | undefined;

  constructor(page: Page, foreign?: RegExp) {
    this.page = page;
    this.foreign = foreign;
    page.on('response', (response) => this.answers.push(this.remember(response)));
  }

  private async remember(response: Response): Promise<void> {
    const isAnswer = /^\/(qe_|items|users|auth)/.test(new URL(response.url()).pathname);
    if (!isAnswer || !response.headers()['content-type']?.includes('json')) return;
    // The page may have been left before the answer was here.
    this.add(await response.json().catch(() => null));
  }

  add(value: unknown): void {
    for (const text of listTexts(value)) this.data.add(text.replaceAll(/\s+/g, ' ').trim().toLowerCase());
  }

  /** Each text of the page that is not in its language, with the words that are wrong in it. */
  async find(): Promise<{ text: string; fault: string }[]> {
    // Before the answers are read: what comes in between is not among these texts.
    const { shown, typed } = await this.page.evaluate<{ shown: Shown[]; typed: string[] }>(inBrowser);
    this.add(typed);
    await Promise.all(this.answers.splice(0));
    const association = await this.page.locator('#association').textContent();
    this.add(JSON.parse(association ?? '{}'));
    const data = [...this.data];
    return shown.flatMap(({ text, place }) => {
      // The part of a typed text that somebody changed.
      if (/^(ins|del)\./.test(place) && data.some((each) => each.includes(text.toLowerCase()))) return [];
      const words = findOtherWords(text, this.data, this.foreign);
      return words === null
        ? []
        : [{ text, fault: `“${text.slice(0, 160)}” (${words.slice(0, 60)}) in ${place}` }];
    });
  }
}

/** Shows the page in another language in place, as if it had been chosen in another tab. */
export async function showLanguage(page: Page, code: string): Promise<void> {
  await page.evaluate(`localStorage.setItem('suchi.language', '${code}');
    dispatchEvent(new StorageEvent('storage', { key: 'suchi.language' }))`);
  await page.locator(`html[lang=${code}]`).waitFor({ state: 'attached' });
}
