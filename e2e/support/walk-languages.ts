import type { CDPSession, Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { findFrameFaults } from './frame-faults.ts';
import { ShownWords, showLanguage } from './other-words.ts';
import { expect } from './test.ts';
import { listUntranslated } from './untranslated.ts';

/** Beside English, which is the source. */
const translations = ['mr', 'hi', 'gu'] as const;

/** The rules of axe that a word can break. */
const namingRules = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'html-lang-valid',
  'image-alt',
  'label',
  'link-name',
  'select-name',
  'valid-lang',
];

/** The size of text in pixels: the usual one, and 200 %. */
const textSizes = [16, 32] as const;

interface Options {
  languages?: readonly string[];
  /** What is not in the language. */
  foreign?: RegExp;
  /** All rules of axe and what is covered or cut, in each language. Otherwise names, in one of them by turns. */
  isLong: boolean;
}

/** Looks at a page in every language, in place, on a phone of 360 pixels. Collects what a reader would stumble over. */
export class LanguageWalker {
  /** By fault, in which languages and where it was first. */
  private readonly found = new Map<string, { languages: Set<string>; where: string }>();
  /** Texts that wait for a translator, by language. In the long form they are faults too. */
  private readonly untranslated: ReadonlyMap<string, readonly RegExp[]>;
  private readonly words: ShownWords;
  private readonly languages: readonly string[];
  private readonly isLong: boolean;
  private readonly page: Page;
  private browser: CDPSession | undefined;
  private visits = 0;
  /** Each time the other way round, so that the next page begins as the last one ended. */
  private nextLanguages: readonly string[];
  private nextSizes: readonly (typeof textSizes)[number][] = textSizes;

  constructor(page: Page, { languages = translations, foreign, isLong }: Options) {
    this.page = page;
    this.languages = languages;
    this.nextLanguages = languages;
    this.isLong = isLong;
    this.words = new ShownWords(page, foreign);
    this.untranslated = new Map(languages.map((code) => [code, isLong ? [] : listUntranslated(code)]));
  }

  /** So that a page which loses its connection has the words already. */
  async loadWords(): Promise<void> {
    for (const code of this.languages) await showLanguage(this.page, code);
  }

  async look(where: string): Promise<void> {
    this.browser ??= await this.page.context().newCDPSession(this.page);
    this.visits += 1;
    const named = this.languages[this.visits % this.languages.length];
    for (const code of this.nextLanguages) {
      await showLanguage(this.page, code);
      // What the server writes in the language is asked for again.
      await this.page.locator('h1').first().waitFor({ state: 'attached' });
      for (const text of this.nextSizes) {
        await this.browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
        await expect(this.page.locator('html')).toHaveCSS('font-size', `${text}px`);
        const faults = [
          ...(text === 16 ? await this.findOtherWords(code) : []),
          ...(await this.findFaults(text, this.isLong || code === named)),
        ];
        for (const fault of faults) this.remember(fault, code, where);
      }
      this.nextSizes = this.nextSizes.toReversed();
    }
    this.nextLanguages = this.nextLanguages.toReversed();
  }

  private async findFaults(text: (typeof textSizes)[number], isNamed: boolean): Promise<string[]> {
    const ofFrame = this.isLong || (await this.scrollsSideways()) ? await findFrameFaults(this.page) : [];
    const violations =
      isNamed && text === 16 ? await findViolations(this.page, this.isLong ? undefined : namingRules) : [];
    return [
      ...ofFrame.map((fault) => `with text of ${text}: ${fault}`),
      ...violations.map(([rule, elements]) => `${rule}: ${elements.join(', ').slice(0, 200)}`),
    ];
  }

  private async findOtherWords(code: string): Promise<string[]> {
    const waiting = this.untranslated.get(code) ?? [];
    const found = await this.words.find();
    return found
      .filter(({ text }) => !waiting.some((pattern) => pattern.test(text)))
      .map(({ fault }) => fault);
  }

  private scrollsSideways(): Promise<boolean> {
    return this.page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  }

  private remember(fault: string, code: string, where: string): void {
    const known = this.found.get(fault) ?? { languages: new Set(), where };
    known.languages.add(code);
    this.found.set(fault, known);
  }

  /** Each fault once. */
  list(): string[] {
    return [...this.found].map(
      ([fault, { languages, where }]) => `${where} in ${[...languages].join()}: ${fault}`,
    );
  }
}
