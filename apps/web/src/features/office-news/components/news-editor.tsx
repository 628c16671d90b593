import type { OfficePost } from '@suchi/contracts/settings';
import type { Language } from '@suchi/words';
import { useId, useState } from 'react';
import { TextLanguages } from '../../../entities/language/text-languages.tsx';
import { ApiError } from '../../../shared/api/api-error.ts';
import { DateField } from '../../../shared/forms/date-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type NewsTexts, textsIn, useNewsDraft, withTexts } from '../model/use-news-draft.ts';
import { EditorFoot } from './editor-foot.tsx';
import { Columns, Tiles } from '../../../shared/ui/columns.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import classes from './news-editor.module.css';
import { NewsPreview } from './news-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { TextEditor } from './text-editor.tsx';
import { usePublishing } from './use-publishing.ts';

interface NewsEditorProps {
  post: OfficePost;
  onCreated: (id: number) => void;
  onDeleted: () => void;
}

export function NewsEditor({ post, onCreated, onDeleted }: NewsEditorProps) {
  const t = useMessages('officeNews');
  const id = useId();
  const state = useNewsDraft(post, onCreated);
  const publishing = usePublishing(post, state);
  const { draft, change, keepNow } = state;
  const { error } = publishing;
  const problems = error instanceof ApiError ? error.fields : {};
  const [language, setLanguage] = useState<Language>('en');
  const texts = textsIn(draft, language);
  const place = language === 'en' ? '' : `translations.${language}.`;
  const problemOf = (field: string) =>
    problems[place + field] === undefined ? undefined : t('problems.required');
  const changeTexts = (changes: Partial<NewsTexts>) => change(withTexts(draft, language, changes));
  return (
    <Columns from={1200} template="minmax(0, 1fr) 380px" gap={5}>
      <Card as="section" gap={4} className={classes.card} aria-labelledby={id}>
        <h2 id={id} className="visually-hidden">
          {t('editor')}
        </h2>
        <TextLanguages
          label={t('fields.language')}
          hint={t('fields.languageHint')}
          value={language}
          onChange={setLanguage}
        />
        <TextField
          label={t('fields.title')}
          lang={language}
          maxLength={200}
          value={texts.title}
          error={problemOf('title')}
          onChange={(event) => changeTexts({ title: event.target.value })}
          onBlur={keepNow}
        />
        <Tiles least={200} isFull gap={4} className="align-start">
          <DateField
            label={t('fields.date')}
            value={draft.published_on}
            onChange={(published_on) => change({ published_on })}
            onBlur={keepNow}
          />
          <PictureField picture={draft.picture} onChange={(picture) => change({ picture })} />
        </Tiles>
        <TextEditor
          key={language}
          lang={language}
          value={texts.body}
          error={problemOf('body')}
          onChange={(body) => changeTexts({ body })}
          onBlur={keepNow}
        />
        <EditorFoot post={post} state={state} publishing={publishing} onDeleted={onDeleted} />
      </Card>
      <NewsPreview id={post.id} draft={{ ...draft, ...texts }} language={language} />
    </Columns>
  );
}
