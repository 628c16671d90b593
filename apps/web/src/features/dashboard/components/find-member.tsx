import { listSearchMinLength } from '@suchi/contracts/office';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './find-member.module.css';

/** Leads to the list of candidates with the search filled in. */
export function FindMember() {
  const t = useMessages('dashboard');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const id = useId();
  const find = (event: FormEvent) => {
    event.preventDefault();
    const search = text.trim();
    setIsTooShort(search.length < listSearchMinLength);
    if (search.length >= listSearchMinLength) {
      void navigate(`${officePaths.candidates}?${new URLSearchParams({ search }).toString()}`);
    }
  };
  return (
    <form role="search" className={classes.form} onSubmit={find}>
      <Row gap={2} className={classes.field}>
        <IconSearch size={20} aria-hidden="true" />
        <label htmlFor={id} className="visually-hidden">
          {t('find.label')}
        </label>
        <input
          id={id}
          type="search"
          value={text}
          maxLength={100}
          placeholder={t('find.hint')}
          aria-describedby={isTooShort ? `${id}-hint` : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </Row>
      {isTooShort ? (
        <Text id={`${id}-hint`} role="alert" tone="error" above={1}>
          {t('find.tooShort')}
        </Text>
      ) : null}
    </form>
  );
}
