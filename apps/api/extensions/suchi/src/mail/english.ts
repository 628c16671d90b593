import type { EnglishMailPart } from '@suchi/contracts/accounts';
import type { MailWords } from './blocks.ts';
import type { MailBlock } from './codec.ts';

type EnglishMail = Pick<MailWords, 'heading' | 'blocks'>;

/** As the column `english` has it. Codes and links of sign-ins are not in it: they are sealed in the job. */
export const encodeEnglish = ({ heading, blocks }: EnglishMail): string =>
  JSON.stringify({ heading, blocks });

/** For the page behind the link. */
export function presentEnglish(column: string): { heading: string; parts: EnglishMailPart[] } {
  const { heading, blocks } = JSON.parse(column) as EnglishMail;
  return { heading, parts: blocks.flatMap(presentBlock) };
}

const say = (text: string): EnglishMailPart => ({ kind: 'text', text });

function presentBlock(block: MailBlock): EnglishMailPart | EnglishMailPart[] {
  switch (block.kind) {
    case 'paragraph':
    case 'lines':
      return say(block.text);
    case 'quotation':
      return { kind: 'quotation', text: block.text };
    case 'people':
      return [
        ...(block.title === null ? [] : [say(`${block.title}: ${block.badge}`)]),
        ...block.people.map(({ name, lines }) => say([name, ...lines].join(', '))),
        ...(block.link === null ? [] : [{ kind: 'link' as const, ...block.link }]),
      ];
    case 'button':
      return { kind: 'link', label: block.label, path: block.path };
    case 'code':
    case 'secret_button':
      break;
  }
  return { kind: 'secret' };
}
