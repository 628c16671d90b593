import { newsLimits } from '@suchi/domain/text';
import { IconBold, IconH2, IconItalic, IconLink, IconList } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { applyMark, type TextMark, textMarks } from '../model/text-marks.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './text-editor.module.css';

const icons: Record<TextMark, ReactNode> = {
  strong: <IconBold size={20} aria-hidden="true" />,
  emphasis: <IconItalic size={20} aria-hidden="true" />,
  heading: <IconH2 size={20} aria-hidden="true" />,
  list: <IconList size={20} aria-hidden="true" />,
  link: <IconLink size={20} aria-hidden="true" />,
};

interface TextEditorProps {
  lang: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Plain text with a few marks. The buttons write the marks. */
export function TextEditor({ lang, value, error, onChange, onBlur }: TextEditorProps) {
  const t = useMessages('officeNews');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  function mark(name: TextMark) {
    const field = area.current;
    if (field === null) return;
    const { selectionStart: start, selectionEnd: end } = field;
    const marked = applyMark({ text: value, start, end }, name, t('marks.words'));
    // The selection is set in the new text.
    flushSync(() => onChange(marked.text));
    field.focus();
    field.setSelectionRange(marked.start, marked.end);
  }

  return (
    <div>
      <TextAreaField
        id={id}
        ref={area}
        lang={lang}
        label={t('fields.text')}
        hint={t('textHint')}
        error={error}
        rows={14}
        maxLength={newsLimits.body}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        labelAside={
          <Row role="group" aria-label={t('marks.label')} align="stretch" wrap className={classes.marks}>
            {textMarks.map((name) => (
              <IconButton
                key={name}
                className={classes.mark}
                label={t(`marks.${name}`)}
                aria-controls={id}
                onClick={() => mark(name)}
                icon={icons[name]}
              />
            ))}
          </Row>
        }
      />
    </div>
  );
}
