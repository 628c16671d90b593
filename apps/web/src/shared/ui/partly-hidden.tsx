import { RichMessage } from '../i18n/rich-message.tsx';
import { VisuallyHidden } from './text.tsx';

const marks = { hidden: (words: string) => <VisuallyHidden>{words}</VisuallyHidden> };

/** A sentence whose part in `<hidden>` is read aloud and not seen: `Rows <hidden>on a page</hidden>`. */
export function PartlyHidden({ text }: { text: string }) {
  return <RichMessage text={text} marks={marks} />;
}
