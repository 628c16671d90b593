import { Fragment, type ReactNode } from 'react';

interface RichMessageProps {
  /** A message with one level of marks: `I agree to the <terms>Terms</terms>`. */
  text: string;
  /** What each mark becomes; translators move the mark, not the code. */
  marks: Readonly<Record<string, (content: string) => ReactNode>>;
}

/** A sentence with a link or emphasis inside, so that word order stays the translator's. */
export function RichMessage({ text, marks }: RichMessageProps) {
  const parts = text.split(/(<\w+>[^<]*<\/\w+>)/);
  return parts.map((part, index) => {
    const match = /^<(\w+)>([^<]*)<\/\w+>$/.exec(part);
    const render = match ? marks[match[1] ?? ''] : undefined;
    // The parts of one sentence never change places.
    return <Fragment key={index}>{render ? render(match?.[2] ?? '') : part}</Fragment>;
  });
}
