import { useId } from 'react';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './interest-sheet.module.css';

interface SentenceChoiceProps<Key extends string> {
  label: string;
  sentences: readonly { key: Key; words: string }[];
  value: Key | null;
  /** Null: the chosen one was tapped again, where none may be chosen. */
  onChange: (key: Key | null) => void;
  mayBeNone?: boolean;
}

/** One of several whole sentences. */
export function SentenceChoice<Key extends string>(props: SentenceChoiceProps<Key>) {
  const { label, sentences, value, onChange, mayBeNone = false } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {sentences.map(({ key, words }) => (
        <Row as="label" key={key} gap={3} align="start" className={classes.choice}>
          <input
            type="radio"
            name={id}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
            onClick={() => {
              if (mayBeNone && key === value) onChange(null);
            }}
          />
          {words}
        </Row>
      ))}
    </div>
  );
}
