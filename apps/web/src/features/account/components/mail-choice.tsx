import type { MailTopic } from '@suchi/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { mailChoiceQuery, useSetMailChoice } from '../api/mail-choice.ts';

const wordsOf = { bulk: 'mails', families: 'families', weekly: 'weekly' } as const;

/** A switch that is saved at once. */
export function MailChoice({ of }: { of: MailTopic }) {
  const t = useMessages('account');
  const words = wordsOf[of];
  const { mutate, isPending, variables, error } = useSetMailChoice(of);
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const choose = (wantsMail: boolean) =>
    mutate(wantsMail, {
      onSuccess: () => showToast({ message: t(wantsMail ? `${words}.on` : `${words}.off`), tone: 'success' }),
    });
  return (
    <ListStates
      source={useQuery(mailChoiceQuery(of))}
      isEmpty={({ wants_mail }) => wants_mail === null}
      loading={<Skeleton height={80} />}
      empty={<p>{t(`${words}.none`)}</p>}
      ready={({ wants_mail }) => (
        <div>
          <FormAlert words={refusal} />
          <CheckboxField
            label={t(`${words}.wants`)}
            hint={t(`${words}.hint`)}
            isChecked={isPending ? variables : wants_mail === true}
            onChange={choose}
          />
        </div>
      )}
    />
  );
}
