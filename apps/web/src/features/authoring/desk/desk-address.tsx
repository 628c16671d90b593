import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useRuleWords } from '../../../entities/own-profile/rule-words.ts';
import { type Address, findAddressErrors, newAddress } from '../model/address.ts';
import { acceptEnglish } from '../model/english-entry.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useAnswer } from '../model/use-answer.ts';
import { useState } from 'react';
import classes from './desk-form.module.css';

const parts = ['name', 'address', 'city', 'pincode', 'mobile', 'mobile_alternative'] as const;
type Part = (typeof parts)[number];
const englishParts: readonly Part[] = ['name', 'address', 'city'];

/** The family's address in plain fields. More of them are added later, by the family. */
export function DeskAddress() {
  const t = useMessages('authoring');
  const tRules = useMessages('rules');
  const toWords = useRuleWords();
  const { form } = useEditor();
  const { value: addresses, onChange, shown } = useAnswer('addresses');
  const [left, setLeft] = useState<ReadonlySet<Part>>(new Set());
  const address = addresses[0] ?? newAddress;
  const errors = findAddressErrors(address);

  function change(part: Part, typed: string) {
    const accepted = englishParts.includes(part) ? acceptEnglish(address[part] ?? '', typed) : typed;
    if (accepted === null) return showToast({ message: tRules('not_english'), tone: 'warning' });
    const changed: Address = { ...address, [part]: accepted === '' ? null : accepted };
    const [, ...others] = form.read().profile.addresses;
    return onChange([changed, ...others]);
  }
  const errorOf = (part: Part) => {
    const code = left.has(part) ? errors[part] : undefined;
    if (code !== undefined) return toWords(code);
    return part === 'name' ? shown.error : undefined;
  };
  return (
    <div className={classes.fields}>
      {parts.map((part) => (
        <TextField
          key={part}
          id={`addresses.0.${part}`}
          label={t(`fields.address.${part}`)}
          isRequired={part === 'name'}
          autoComplete="off"
          error={errorOf(part)}
          value={address[part] ?? ''}
          onChange={(event) => change(part, event.target.value)}
          onBlur={() => {
            setLeft((before) => new Set([...before, part]));
            if (part === 'name') shown.onBlur();
          }}
        />
      ))}
    </div>
  );
}
