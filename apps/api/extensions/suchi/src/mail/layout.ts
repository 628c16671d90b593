import { readFile } from 'node:fs/promises';
import type { MailTopic } from '@suchi/domain/accounts';
import { type Association, type AssociationNames, makePalette, namesInTexts } from '@suchi/domain/settings';
import type { Language } from '@suchi/words';
import { Liquid } from 'liquidjs';
import type { MailBlock, MailSecret } from './codec.ts';
import { type Wording, wordingOf } from './wording.ts';

export interface MailContent {
  language: Language;
  subject: string;
  heading: string | null;
  blocks: MailBlock[];
  secret: MailSecret | null;
  publicUrl: string;
  association: AssociationNames & Pick<Association, 'colour'>;
  /** The same mail as a page in English; only in mails of other languages. */
  englishUrl?: string;
  /** Where the recipient can stop mails about this. */
  stop?: { topic: MailTopic; url: string };
}

/** The same mail with and without HTML. */
export interface RenderedMail {
  html: string;
  text: string;
}

export type RenderMail = (content: MailContent) => Promise<RenderedMail>;

/** Liquid escapes every value, so typed text cannot become markup. */
export async function loadMailLayout(directory: URL): Promise<RenderMail> {
  const engine = new Liquid({ outputEscape: 'escape' });
  const plain = new Liquid();
  const [html, text] = await Promise.all(
    ['mail.html.liquid', 'mail.text.liquid'].map((name) => readFile(new URL(name, directory), 'utf8')),
  );
  const htmlTemplate = engine.parse(html ?? '');
  const textTemplate = plain.parse(text ?? '');
  return async ({ blocks, ...content }) => {
    const drawn = {
      ...content,
      names: namesInTexts(content.association, content.language),
      foot: writeFoot(content),
      colours: pickColours(content.association.colour),
      blocks: blocks.map((block) => drawBlock(block, content)),
    };
    return {
      html: String(await engine.render(htmlTemplate, drawn)),
      text: String(await plain.render(textTemplate, drawn)),
    };
  };
}

function writeFoot({ language, association, publicUrl, stop }: Omit<MailContent, 'blocks'>) {
  const { t, office } = wordingOf(language, association);
  return {
    ...(stop ? writeStop(t, stop.topic, publicUrl) : {}),
    whyLanguage: t('foot.whyLanguage'),
    changeLanguage: t('foot.changeLanguage'),
    inEnglish: office('readInEnglish'),
    settingsUrl: `${publicUrl}/settings`,
    sentBy: t('foot.sentBy', { address: publicUrl }),
  };
}

function writeStop(t: Wording['t'], topic: MailTopic, publicUrl: string) {
  if (topic !== 'weekly')
    return { why: t(topic === 'bulk' ? 'foot.whyBulk' : 'foot.whyFamilies'), stop: t('foot.stopBulk') };
  return {
    why: t('foot.whyWeekly'),
    stop: t('foot.stopWeekly'),
    change: t('foot.changeWeekly'),
    changeUrl: `${publicUrl}/saved_searches`,
  };
}

/** Mail programs know no variables. */
function pickColours(colour: string): Record<'fill' | 'panel' | 'pale', string> {
  const { tints, pale } = makePalette(colour);
  return { fill: `#${colour}`, panel: `#${tints[8] ?? colour}`, pale: `#${pale}` };
}

function drawBlock(block: MailBlock, { publicUrl, secret }: Omit<MailContent, 'blocks'>): object {
  switch (block.kind) {
    case 'quotation':
    case 'lines':
      return { kind: block.kind, lines: block.text.split(/\r\n|\r|\n/) };
    case 'code':
      return { kind: block.kind, code: secret?.code };
    case 'button':
      return { kind: block.kind, label: block.label, href: `${publicUrl}${block.path}` };
    case 'people':
      return { ...block, href: block.link && `${publicUrl}${block.link.path}` };
    case 'secret_button':
      return {
        kind: 'button',
        label: block.label,
        look: block.look,
        href: secret?.link && `${secret.link}${block.suffix ?? ''}`,
      };
    case 'paragraph':
      break;
  }
  return block;
}
