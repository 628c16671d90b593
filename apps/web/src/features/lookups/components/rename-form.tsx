import type { LookupNames, OfficeLookup } from '@suchi/contracts/lookups';
import { isSameData } from '@suchi/domain/basics';
import { isInOwnScript } from '@suchi/domain/text';
import { useState } from 'react';
import { otherLanguages } from '../../../entities/language/other-languages.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { useRename } from '../api/lookups-api.ts';
import classes from './values-panel.module.css';

/**
 * The English name, and the name in each language that members may choose. Enter saves, Escape restores. After a
 * refusal, shown in a toast, what was typed stays.
 */
export function RenameForm({ value, onClose }: { value: OfficeLookup; onClose: () => void }) {
  const { id, name } = value;
  const t = useMessages('lookups');
  const [typed, setTyped] = useState(name);
  const [names, setNames] = useState(value.names);
  const { mutate, isPending } = useRename();
  useReturnFocus();
  function save() {
    const wanted = typed.trim() || name;
    const wrong = otherLanguages.find(({ code }) => !isRight(names[code], code));
    if (wrong) {
      showToast({ message: t('rename.ownScript', { language: wrong.english }), tone: 'warning' });
      return undefined;
    }
    const changed = { id, name: wanted, names: withoutEmpty(names) };
    if (wanted === name && isSameData(changed.names, value.names)) return onClose();
    return mutate(changed, {
      onSuccess: () => {
        const message = wanted === name ? t('rename.saved') : t('rename.done', { name: wanted });
        showToast({ message, tone: 'success' });
        onClose();
      },
    });
  }
  const shared = {
    className: classes.renameField,
    maxLength: 100,
    autoComplete: 'off',
    onKeyDown: (event: { key: string }) => {
      if (event.key === 'Escape') onClose();
    },
  };
  return (
    <Stack
      as="form"
      gap={2}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input
        {...shared}
        ref={focusFirst}
        value={typed}
        aria-label={t('rename.label', { name })}
        onChange={(event) => setTyped(event.target.value)}
      />
      {otherLanguages.map(({ code, english, name: own }) => (
        <input
          key={code}
          {...shared}
          lang={code}
          value={names[code] ?? ''}
          placeholder={own}
          aria-label={t('rename.inLanguage', { name, language: english })}
          onChange={(event) => setNames({ ...names, [code]: event.target.value })}
        />
      ))}
      <Row gap={2} align="stretch" wrap>
        <Button type="submit" size="small" look="light" isBusy={isPending}>
          {t('rename.save')}
        </Button>
        <Button size="small" look="default" onClick={onClose}>
          {t('rename.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Of the row that was opened; the same function at each render, so that it is called once. */
const focusFirst = (field: HTMLInputElement | null) => field?.focus();

const isRight = (text: string | undefined, code: string) =>
  text === undefined || text.trim() === '' || isInOwnScript(text.trim(), code);

const withoutEmpty = (names: LookupNames): LookupNames =>
  Object.fromEntries(Object.entries(names).filter(([, text]) => Boolean(text?.trim())));
