import type { Picture } from '@suchi/contracts/media';
import { type ProofLine, proofTextMaxLength } from '@suchi/domain/proof';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './proof.module.css';

/** Nothing is written, or what is printed already. */
export type MistakeProblem = 'required' | 'unchanged';

interface MistakeLineProps {
  line: ProofLine;
  /** As the page has it: what a correction begins with. */
  printed: string | null;
  /** The same for the reader. */
  words: string | null;
  /** Of the line of the photo. */
  picture: Picture | null;
  /** What it should be; undefined while the line is not ticked. */
  text: string | undefined;
  problem: MistakeProblem | null;
  onChange: (text: string | undefined) => void;
}

const longLines: readonly ProofLine[] = ['expectations', 'address', 'education', 'photo'];

/** One line of the page: ticked, it asks for the right words. */
export function MistakeLine({ line, printed, words, picture, text, problem, onChange }: MistakeLineProps) {
  const t = useMessages('proof');
  const name = t(`lines.${line}`);
  const nothing = t(line === 'photo' ? 'mistake.photo' : 'mistake.nothing');
  const field = {
    label: t('mistake.shouldBeOf', { line: name }),
    hint: line === 'photo' ? t('mistake.photoHint') : undefined,
    error: problem === null ? undefined : t(`mistake.${problem}`),
    maxLength: proofTextMaxLength,
    value: text ?? '',
  };
  return (
    <li className={text === undefined ? classes.line : `${classes.line} ${classes.wrong}`}>
      <CheckboxField
        label={
          <span className={classes.tick}>
            <Text as="span" tone="soft">
              {name}
            </Text>
            {picture ? (
              <span className={classes.photo}>
                <PictureImage picture={picture} variant="thumb" alt={nothing} fallbackGender={null} />
              </span>
            ) : (
              <span className={words === null ? classes.nothing : classes.value}>{words ?? nothing}</span>
            )}
          </span>
        }
        isChecked={text !== undefined}
        onChange={(isTicked) => onChange(isTicked ? (printed ?? '') : undefined)}
      />
      {text === undefined ? null : longLines.includes(line) ? (
        <TextAreaField {...field} rows={3} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextField {...field} onChange={(event) => onChange(event.target.value)} />
      )}
    </li>
  );
}
