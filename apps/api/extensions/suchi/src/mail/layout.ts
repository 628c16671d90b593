import { readFile } from 'node:fs/promises';
import { Liquid } from 'liquidjs';
import type { MailSecret } from './codec.ts';
import type { MailNextStep } from './next-steps.ts';

/** What the layout shows. */
export interface MailContent {
  subject: string;
  heading: string | null;
  paragraphs: string[];
  secret: MailSecret | null;
  nextStep: MailNextStep | null;
  publicUrl: string;
  association: string;
}

/** The same mail twice: for readers with and without HTML. */
export interface RenderedMail {
  html: string;
  text: string;
}

export type RenderMail = (content: MailContent) => Promise<RenderedMail>;

/** Loads the two layouts once. Liquid escapes every value: a name with a bracket in it stays a name. */
export async function loadMailLayout(directory: URL): Promise<RenderMail> {
  const engine = new Liquid({ outputEscape: 'escape' });
  const plain = new Liquid();
  const [html, text] = await Promise.all(
    ['mail.html.liquid', 'mail.text.liquid'].map((name) => readFile(new URL(name, directory), 'utf8')),
  );
  const htmlTemplate = engine.parse(html ?? '');
  const textTemplate = plain.parse(text ?? '');
  return async (content) => ({
    html: String(await engine.render(htmlTemplate, content)),
    text: String(await plain.render(textTemplate, content)),
  });
}
