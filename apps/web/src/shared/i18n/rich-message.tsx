import { Fragment, type ReactNode } from 'react';

interface RichMessageProps {
  /** A message with marks: `I agree to the <terms>Terms</terms>`. */
  text: string;
  /** How each mark is rendered. */
  marks: Readonly<Record<string, (content: string) => ReactNode>>;
}

/** A sentence with a link or emphasis inside, so that translators decide the word order. */
export function RichMessage({ text, marks }: RichMessageProps) {
  const parts = text.split(/(<\w+>[^<]*<\/\w+>)/);
  return parts.map((part, index) => {
    const match = /^<(\w+)>([^<]*)<\/\w+>$/.exec(part);
    const render = match ? marks[match[1] ?? ''] : undefined;
    // Parts are never reordered.
    return <Fragment key={index}>{render ? render(match?.[2] ?? '') : part}</Fragment>;
  });
}
