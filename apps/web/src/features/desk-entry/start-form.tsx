import { normaliseMobile } from '@suchi/domain/accounts';
import { currentNotice, type Purpose, purposes } from '@suchi/domain/consent';
import { todayInIndia } from '@suchi/domain/basics';
import { type Bringer, bringers } from '@suchi/domain/desk-entry';
import { ageOn, type Gender, genders, legalAge } from '@suchi/domain/profiles';
import { IconArrowRight } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { offeredLanguages } from '../../entities/language/own-language.ts';
import { deskEntryPath } from '../../shared/config/office-paths.ts';
import { CheckboxField } from '../../shared/forms/checkbox-field.tsx';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import { DateField } from '../../shared/forms/date-field.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { sayChoice } from '../../shared/i18n/choice-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate } from '../../shared/router/hooks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { startEntry } from './desk-api.ts';
import { NumberUse } from './number-use.tsx';
import { PaperPhoto } from './paper-photo.tsx';
import { refusalWords } from './refusal-words.ts';
import classes from './desk-entry.module.css';

interface Typed {
  bringer: Bringer | null;
  bringerName: string;
  relation: string;
  mobile: string;
  candidate: string;
  gender: Gender | null;
  birthday: string | null;
  language: string;
  ticks: Readonly<Partial<Record<Purpose, boolean>>>;
  isSigned: boolean;
  paper: string | null;
}

const nothing: Typed = {
  bringer: null,
  bringerName: '',
  relation: '',
  mobile: '',
  candidate: '',
  gender: null,
  birthday: null,
  language: '',
  ticks: {},
  isSigned: false,
  paper: null,
};

interface PartProps {
  typed: Typed;
  change: (part: Partial<Typed>) => void;
}

export function StartForm() {
  const t = useMessages('deskEntry');
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>({ ...nothing, language: offeredLanguages[0]?.code ?? '' });
  const [isNumberFree, setIsNumberFree] = useState(false);
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const start = useMutation({
    mutationFn: () => startEntry(toInput(typed)),
    onSuccess: ({ id }) => void navigate(deskEntryPath(id)),
  });
  const young = findYoung(typed);
  const isWhole = isComplete(typed) && isNumberFree && young === null;
  return (
    <Form
      label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) start.mutate();
      }}
    >
      <div className={classes.start}>
        <Stack gap={5}>
          <FormAlert words={start.error ? refusalWords(t, start.error) : []} />
          <Family typed={typed} change={change} young={young} onNumber={setIsNumberFree} />
          <Paper typed={typed} change={change} />
        </Stack>
        <Stack gap={4}>
          <PaperPhoto paper={typed.paper} onTaken={(paper) => change({ paper })} />
          <Button
            type="submit"
            size="large"
            fullWidth
            disabled={!isWhole}
            isBusy={start.isPending}
            icon={<IconArrowRight size={20} aria-hidden="true" />}
          >
            {t('start')}
          </Button>
          <Text tone="muted" role="status">
            {typed.isSigned ? '' : t('refused.not_signed')}
          </Text>
        </Stack>
      </div>
    </Form>
  );
}

interface FamilyProps extends PartProps {
  /** The age that this candidate has not reached. */
  young: number | null;
  onNumber: (isFree: boolean) => void;
}

function Family({ typed, change, young, onNumber }: FamilyProps) {
  const t = useMessages('deskEntry');
  const isCandidate = typed.bringer === 'candidate';
  return (
    <Card as="section" padding={4} gap={4} aria-label={t('who.title')}>
      <ChoiceField
        label={t('who.title')}
        options={bringers.map((value) => ({ value, label: t(`who.${value}`) }))}
        value={typed.bringer}
        onChange={(bringer) => change({ bringer })}
      />
      <div className={classes.two}>
        {isCandidate ? null : (
          <TextField
            label={t('who.name')}
            autoComplete="off"
            value={typed.bringerName}
            onChange={(event) => change({ bringerName: event.target.value })}
          />
        )}
        {typed.bringer === 'other' ? (
          <TextField
            label={t('who.relation')}
            autoComplete="off"
            value={typed.relation}
            onChange={(event) => change({ relation: event.target.value })}
          />
        ) : null}
        <div>
          <TextField
            label={t('mobile')}
            hint={t('mobileHint')}
            type="tel"
            autoComplete="off"
            value={typed.mobile}
            onChange={(event) => change({ mobile: event.target.value })}
          />
          <NumberUse mobile={typed.mobile} onChange={onNumber} />
        </div>
        <TextField
          label={t('candidate')}
          autoComplete="off"
          value={typed.candidate}
          onChange={(event) => change({ candidate: event.target.value })}
        />
        <ChoiceField
          label={t('gender')}
          options={genders.map((value) => ({ value, label: sayChoice('gender', value) }))}
          value={typed.gender}
          onChange={(gender) => change({ gender })}
        />
        <div>
          <DateField
            label={t('birthday')}
            value={typed.birthday}
            onChange={(birthday) => change({ birthday })}
          />
          <div role="alert">
            {young === null ? null : (
              <Text tone="error" weight="bold" above={1}>
                {t('tooYoung', { age: young })}
              </Text>
            )}
          </div>
        </div>
        <SelectField
          label={t('reads')}
          options={offeredLanguages.map(({ code, name }) => ({ value: code, label: name }))}
          value={typed.language}
          onChange={(language) => change({ language: language ?? '' })}
        />
      </div>
    </Card>
  );
}

function Paper({ typed, change }: PartProps) {
  const t = useMessages('deskEntry');
  const tConsent = useMessages('consent');
  const language = offeredLanguages.find(({ code }) => code === typed.language)?.name ?? '';
  return (
    <Card as="section" padding={4} gap={3} aria-labelledby="paper-says">
      <h2 id="paper-says">{t('says.title')}</h2>
      <Text tone="muted">{t('says.copy')}</Text>
      <div className={classes.two}>
        {purposes.map((purpose) => (
          <CheckboxField
            key={purpose}
            label={tConsent(`purposes.${purpose}.name`)}
            isChecked={typed.ticks[purpose] === true}
            onChange={(isOn) => change({ ticks: { ...typed.ticks, [purpose]: isOn } })}
          />
        ))}
        <CheckboxField
          label={t('says.signed')}
          isChecked={typed.isSigned}
          onChange={(isSigned) => change({ isSigned })}
        />
      </div>
      <Text tone="muted">{t('says.notice', { version: currentNotice, language })}</Text>
    </Card>
  );
}

/** By the law. The association's own limit is the server's to say. */
function findYoung({ gender, birthday }: Typed): number | null {
  if (gender === null || birthday === null) return null;
  return ageOn(birthday, todayInIndia(new Date())) < legalAge[gender] ? legalAge[gender] : null;
}

function isComplete(typed: Typed): boolean {
  const { bringer, bringerName, relation, mobile, candidate, gender, birthday, isSigned, paper } = typed;
  const isNamed = bringer === 'candidate' || bringerName.trim() !== '';
  const isRelated = bringer !== 'other' || relation.trim() !== '';
  const isPerson = candidate.trim() !== '' && gender !== null && birthday !== null;
  return (
    bringer !== null &&
    isNamed &&
    isRelated &&
    isPerson &&
    isSigned &&
    paper !== null &&
    normaliseMobile(mobile).allowed
  );
}

function toInput(typed: Typed) {
  const { bringer, gender, birthday } = typed;
  if (bringer === null || gender === null || birthday === null) throw new Error('the form is not complete');
  return {
    bringer,
    bringer_name: bringer === 'candidate' ? typed.candidate : typed.bringerName,
    relation_text: typed.relation.trim() === '' ? null : typed.relation,
    mobile: typed.mobile,
    candidate: typed.candidate,
    gender,
    birthday,
    language: typed.language,
    consents: Object.fromEntries(purposes.map((each) => [each, typed.ticks[each] === true])) as Record<
      Purpose,
      boolean
    >,
    is_signed: typed.isSigned,
    paper: typed.paper,
  };
}
