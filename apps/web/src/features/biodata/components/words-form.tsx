import type { OwnBiodata } from '@suchi/contracts/biodata';
import {
  type BiodataHeading,
  biodataHeadingMax,
  biodataHeadings,
  type ChangeableLine,
  longestWords,
} from '@suchi/domain/biodata';
import { useMemo, useState } from 'react';
import { offeredLanguages } from '../../../entities/language/own-language.ts';
import { paths } from '../../../shared/config/paths.ts';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useBiodataSteps } from '../api/own-biodata.ts';
import { BackLink } from './back-link.tsx';
import type { ReadyBiodata } from '../model/ready-biodata.ts';
import classes from './biodata.module.css';

const previewPath = `${paths.candidateBiodata}?view=preview`;

/** Every line, each to be written again for the biodata in this language only. */
export function WordsForm({ own }: { own: ReadyBiodata }) {
  const t = useMessages('biodata');
  const navigate = useNavigate();
  const { write, choose } = useBiodataSteps();
  const [typed, setTyped] = useState<Partial<Record<ChangeableLine, string>>>({});
  const [heading, setHeading] = useState<BiodataHeading>(own.heading);
  const [ownHeading, setOwnHeading] = useState(own.own_heading ?? '');
  const language = offeredLanguages.find(({ code }) => code === own.language)?.name ?? own.language;
  const error = write.error ?? choose.error;
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const isBusy = write.isPending || choose.isPending;
  const save = async () => {
    try {
      await write.mutateAsync({ language: own.language, words: listWords(own, typed) });
      await choose.mutateAsync({ heading, own_heading: ownHeading.trim() || null });
    } catch {
      // Said above the form.
      return;
    }
    showToast({ message: t('words.saved'), tone: 'success' });
    void navigate(previewPath);
  };
  return (
    <Stack gap={5} className={`bounded ${classes.page}`}>
      <BackLink to={previewPath} words={t('back')} />
      <ScreenWrapper title={t('words.title')} lead={t('words.lead', { language })}>
        <Stack
          as="form"
          gap={5}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void save();
          }}
        >
          <FormAlert words={refusal} />
          <ChoiceField
            label={t('words.heading')}
            hint={t('words.headingHint')}
            options={biodataHeadings.map((one) => ({ value: one, label: t(`words.headings.${one}`) }))}
            value={heading}
            onChange={setHeading}
          />
          {heading === 'own' ? (
            <TextField
              label={t('words.ownHeading')}
              value={ownHeading}
              maxLength={biodataHeadingMax}
              onChange={(event) => setOwnHeading(event.target.value)}
            />
          ) : null}
          {own.lines.map(({ line, label, usual, words }) => (
            <TextAreaField
              key={line}
              label={label}
              hint={usual === '' || words === null ? undefined : t('words.usual', { text: usual })}
              lang={own.language}
              rows={line === 'expectations' ? 5 : 1}
              maxLength={longestWords(line)}
              value={typed[line] ?? words ?? usual}
              onChange={(event) => setTyped({ ...typed, [line]: event.target.value })}
            />
          ))}
          <div className={classes.bar}>
            <Button type="submit" size="large" fullWidth isBusy={isBusy}>
              {t('words.save')}
            </Button>
          </div>
        </Stack>
      </ScreenWrapper>
    </Stack>
  );
}

/** What is written as usual, or not at all, follows the profile again. */
const listWords = (own: OwnBiodata, typed: Partial<Record<ChangeableLine, string>>) =>
  own.lines.flatMap(({ line, usual }) => {
    const text = typed[line]?.trim();
    return text === undefined ? [] : [{ line, words: text === usual ? '' : text }];
  });
