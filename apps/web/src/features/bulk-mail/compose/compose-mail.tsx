import { subjectMaxLength, textMaxLength } from '@suchi/contracts/bulk-mail';
import {
  type MergeField as MergeFieldName,
  mergeFields,
  saysSomething,
  splitMergeText,
} from '@suchi/domain/bulk-mail';
import type { Language } from '@suchi/words';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { TextLanguages } from '../../../entities/language/text-languages.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { setupQuery } from '../api/bulk-mail-queries.ts';
import { type MailDraft, type MailTexts, textsIn, withTexts } from '../model/mail-draft.ts';
import type { MailDraftState } from '../model/use-mail-draft.ts';
import { useRecipients } from '../model/use-recipients.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './compose-mail.module.css';
import { MailPreview } from './mail-preview.tsx';
import { MergeField } from './merge-field.tsx';
import { PriorityChoice } from './priority-choice.tsx';
import { RecipientsCard } from './recipients-card.tsx';
import { SendBar } from './send-bar.tsx';

interface ComposeMailProps {
  mail: MailDraftState;
  onSent: () => void;
}

/** Recipients, text and priority, with the mail beside it as a recipient reads it. */
export function ComposeMail({ mail, onSent }: ComposeMailProps) {
  const t = useMessages('bulkMail');
  const { draft, change } = mail;
  // On a narrow screen only one of them is shown.
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const recipients = useRecipients(draft.choice?.selection ?? null);
  const receivers = useMemo(
    () => recipients.rows.filter(({ left_out }) => left_out === null),
    [recipients.rows],
  );
  const [place, setPlace] = useState(0);
  const [language, setLanguage] = useState<Language>('en');
  const texts = textsIn(draft, language);
  const { data: setup } = useQuery(setupQuery);
  return (
    <div className={classes.page} data-shows={shown}>
      <Row gap={1} align="stretch" className={classes.switch} role="group" aria-label={t('preview.switch')}>
        {(['write', 'preview'] as const).map((one) => (
          <PlainButton key={one} aria-pressed={one === shown} onClick={() => setShown(one)}>
            {t(one === 'write' ? 'preview.write' : 'preview.title')}
          </PlainButton>
        ))}
      </Row>
      <div className={classes.form}>
        <RecipientsCard
          choice={draft.choice}
          recipients={recipients}
          usesSerialNumber={usesSerialNumber(draft)}
          onChoose={(choice) => {
            setPlace(0);
            change({ choice });
          }}
        />
        <TextLanguages
          label={t('fields.language')}
          hint={t('fields.languageHint')}
          value={language}
          onChange={setLanguage}
        />
        <Texts
          key={language}
          texts={texts}
          language={language}
          onChange={(changes) => change(withTexts(draft, language, changes))}
        />
        <PriorityChoice value={draft.priority} onChange={(priority) => change({ priority })} />
        <SendBar
          draft={draft}
          shown={texts}
          language={language}
          recipients={recipients}
          setup={setup}
          sample={receivers[place]?.profile_id ?? null}
          onSent={() => {
            mail.startAgain();
            onSent();
          }}
        />
      </div>
      <div className={classes.preview}>
        <MailPreview
          draft={texts}
          language={language}
          setup={setup}
          receivers={receivers}
          place={place}
          onWalk={setPlace}
        />
      </div>
    </div>
  );
}

const usesSerialNumber = (draft: MailDraft) =>
  [draft, ...Object.values(draft.translations)]
    .flatMap((texts) => (texts ? [texts.subject, texts.heading, texts.text] : []))
    .flatMap(splitMergeText)
    .some((part) => part.kind === 'field' && part.field === 'serial number');

type TextName = 'subject' | 'heading' | 'text';

interface TextsProps {
  texts: MailTexts;
  language: Language;
  onChange: (changes: Partial<Record<TextName, string>>) => void;
}

/** The three texts. A button inserts its field where the caret was last. */
function Texts({ texts, language, onChange }: TextsProps) {
  const t = useMessages('bulkMail');
  const boxes = useRef<Partial<Record<TextName, HTMLTextAreaElement | null>>>({});
  const [last, setLast] = useState<TextName>('text');
  const [wasInText, setWasInText] = useState(false);

  function insert(field: MergeFieldName) {
    const box = boxes.current[last];
    if (!box) return;
    box.focus();
    box.setRangeText(`{${field}}`, box.selectionStart, box.selectionEnd, 'end');
    onChange({ [last]: box.value });
  }

  const fieldOf = (name: TextName) => ({
    label: t(`fields.${name}`),
    value: texts[name],
    lang: language,
    inputRef: (box: HTMLTextAreaElement | null) => {
      boxes.current[name] = box;
    },
    onFocus: () => setLast(name),
    onChange: (value: string) => onChange({ [name]: value }),
  });

  return (
    <>
      <Columns from={640} template="1fr 1fr" gap={4} align="stretch">
        <MergeField {...fieldOf('subject')} maxLength={subjectMaxLength} isRequired />
        <MergeField {...fieldOf('heading')} maxLength={subjectMaxLength} />
      </Columns>
      <Row gap={2} wrap tone="soft" className={classes.insert}>
        <span aria-hidden="true">{t('fields.insert')}</span>
        {mergeFields.map((field) => (
          <Button
            key={field}
            look="default"
            size="small"
            icon={<IconPlus size={16} aria-hidden="true" />}
            aria-label={t('fields.insertField', { field })}
            onClick={() => insert(field)}
          >
            {field}
          </Button>
        ))}
      </Row>
      <MergeField
        {...fieldOf('text')}
        maxLength={textMaxLength}
        hasLines
        isRequired
        error={wasInText && !saysSomething(texts.text) ? t('fields.empty') : undefined}
        onBlur={() => setWasInText(true)}
      />
    </>
  );
}
