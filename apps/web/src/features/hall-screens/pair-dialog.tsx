import type { FoundScreen } from '@suchi/contracts/hall';
import { IconCircleCheck, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useActionForm } from '../../shared/forms/use-action-form.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { requireMessages, useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../shared/ui/office-dialog.tsx';
import { useAuthorise, useFindScreen, useRemoveScreen } from './screens-api.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import classes from './screens-page.module.css';

/** The code, then a look at what was found, then Authorise: two steps, so that nobody pairs a stranger's screen. */
export function PairDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('hallScreens');
  const [code, setCode] = useState('');
  const find = useFindScreen();
  return (
    <OfficeDialog title={t('pairForm.title')} lead={t('pairForm.hint')} onClose={onClose}>
      <Stack
        as="form"
        noValidate
        gap={3}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          find.mutate(code);
        }}
      >
        <FormAlert words={find.error ? errorWords(find.error) : []} />
        <TextField
          label={t('pairForm.code')}
          look="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          data-autofocus
          value={code}
          onChange={(event) => {
            setCode(event.target.value.toUpperCase());
            find.reset();
          }}
        />
        {find.data ? null : (
          <Button type="submit" fullWidth isBusy={find.isPending}>
            {t('pairForm.find')}
          </Button>
        )}
      </Stack>
      {find.data ? <AuthoriseForm code={code} found={find.data} onDone={onClose} /> : null}
    </OfficeDialog>
  );
}

interface AuthoriseFormProps {
  code: string;
  found: FoundScreen;
  onDone: () => void;
}

function AuthoriseForm({ code, found, onDone }: AuthoriseFormProps) {
  const t = useMessages('hallScreens');
  const usual = Object.values(requireMessages('hallScreens').pairForm.usual);
  const [name, setName] = useState(usual[0] ?? '');
  const authorise = useActionForm(useAuthorise(), () => t('pairForm.done'), onDone);
  const refuse = useActionForm(useRemoveScreen(), () => t('pairForm.refused'), onDone);
  const [now] = useState(() => Date.now());
  const seconds = Math.max(0, Math.round((now - Date.parse(found.asked_at)) / 1000));
  return (
    <Stack gap={3} className={classes.form}>
      <Row
        as="p"
        gap={3}
        align="stretch"
        className={`framed pad-3 tinted tint-success ${classes.found}`}
        role="status"
      >
        <IconCircleCheck aria-hidden="true" />
        <span>
          <strong>{t('pairForm.found', { count: seconds })}</strong>
          {t('pairForm.compare', { width: found.width ?? '–', height: found.height ?? '–' })}
        </span>
      </Row>
      <FormAlert words={[...authorise.failure, ...refuse.failure]} />
      <TextField
        label={t('pairForm.name')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Row
        gap={2}
        align="stretch"
        wrap
        className={classes.chips}
        role="group"
        aria-label={t('pairForm.names')}
      >
        {usual.map((each) => (
          <PlainButton key={each} aria-pressed={each === name} onClick={() => setName(each)}>
            {each}
          </PlainButton>
        ))}
      </Row>
      <p>{t('pairForm.ends', { date: formatMoment(found.would_end_at) })}</p>
      <Row as="p" gap={2} align="start" tone="soft" className="with-icon">
        <IconShieldCheck size={20} aria-hidden="true" /> {t('pairForm.mayShow')}
      </Row>
      <DialogFoot>
        <Button look="default" isBusy={refuse.isBusy} onClick={() => refuse.send(found.id)}>
          {t('pairForm.refuse')}
        </Button>
        <Button isBusy={authorise.isBusy} onClick={() => authorise.send({ code, name })}>
          {t('pairForm.authorise')}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
