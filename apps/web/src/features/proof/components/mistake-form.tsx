import type { OwnProof } from '@suchi/contracts/proof';
import {
  describeProofLine,
  isUnchangedLine,
  type ProofLine,
  proofLines,
  proofTextMaxLength,
} from '@suchi/domain/proof';
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useReportMistakes } from '../api/own-proof.ts';
import { sayProofLine } from '../line-words.ts';
import { MistakeLine, type MistakeProblem } from './mistake-line.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Card, Stack } from '../../../shared/ui/layout.tsx';
import classes from './proof.module.css';

interface MistakeFormProps {
  proof: OwnProof & { page: NonNullable<OwnProof['page']> };
  onClose: () => void;
}

type Texts = Partial<Record<ProofLine, string>>;

/** The lines that people call wrong most often. */
const firstLines = 5;
const listedLines = proofLines.filter((line) => line !== 'other');

export function MistakeForm({ proof, onClose }: MistakeFormProps) {
  const t = useMessages('proof');
  const [texts, setTexts] = useState<Texts>(() => textsOf(proof));
  const [isTried, setIsTried] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const { mutate, isPending, error } = useReportMistakes();
  const shown = listedLines.filter(
    (line, index) => isWhole || index < firstLines || texts[line] !== undefined,
  );
  const given = proofLines.flatMap((line) => {
    const text = texts[line];
    return text === undefined || (line === 'other' && text.trim() === '') ? [] : [{ line, should_be: text }];
  });
  const isNothing = given.length === 0;
  const problemOf = (line: ProofLine) => findProblem(proof, line, texts[line]);
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);

  function change(line: ProofLine, text: string | undefined) {
    setTexts((before) => {
      const { [line]: _, ...others } = before;
      return text === undefined ? others : { ...others, [line]: text };
    });
  }

  function send() {
    setIsTried(true);
    if (isNothing || given.some(({ line }) => problemOf(line) !== null)) return;
    mutate(
      { digest: proof.page.digest, mistakes: given },
      {
        onSuccess: () => {
          showToast({ message: t('mistake.sent'), tone: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <Stack gap={4} className={classes.layout}>
      <FormAlert words={isTried && isNothing ? [t('mistake.none')] : refusal} />
      <Card as="ul" className={classes.lines}>
        {shown.map((line) => (
          <MistakeLine
            key={line}
            line={line}
            printed={describeProofLine(proof.page.printed, line)}
            words={sayProofLine(proof.page.printed, line, t)}
            picture={line === 'photo' ? proof.page.photo : null}
            text={texts[line]}
            problem={isTried ? problemOf(line) : null}
            onChange={(text) => change(line, text)}
          />
        ))}
        {shown.length < listedLines.length ? (
          <li>
            <PlainButton className={classes.more} onClick={() => setIsWhole(true)}>
              {t('mistake.more', { count: listedLines.length - shown.length })}
              <IconChevronDown size={20} aria-hidden="true" />
            </PlainButton>
          </li>
        ) : null}
      </Card>
      <TextAreaField
        label={t('mistake.other')}
        maxLength={proofTextMaxLength}
        rows={2}
        value={texts.other ?? ''}
        onChange={(event) => change('other', event.target.value)}
      />
      <Stack gap={3} className={classes.answer}>
        <Button size="large" fullWidth isBusy={isPending} onClick={send}>
          {given.length === 0 ? t('mistake.sendNone') : t('mistake.send', { count: given.length })}
        </Button>
        <p className={classes.until}>{t('mistake.again')}</p>
        <Button look="default" fullWidth icon={<IconArrowLeft size={20} />} onClick={onClose}>
          {t('mistake.back')}
        </Button>
      </Stack>
    </Stack>
  );
}

function findProblem(
  { page }: MistakeFormProps['proof'],
  line: ProofLine,
  text: string | undefined,
): MistakeProblem | null {
  if (text === undefined || line === 'other') return null;
  if (text.trim() === '') return 'required';
  return isUnchangedLine(page.printed, line, text) ? 'unchanged' : null;
}

const textsOf = ({ mistakes }: OwnProof): Texts =>
  Object.fromEntries(
    mistakes.filter(({ state }) => state === 'open').map(({ line, should_be: text }) => [line, text]),
  );
