import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { type MailChoice as Choice, mailChoiceQuery, useSetMailChoice } from '../api/mail-choice.ts';

/** Switches that are saved at once. */
export function MailChoice() {
  const t = useMessages('account');
  const { mutate, isPending, variables, error } = useSetMailChoice();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const choose = (choice: Choice, isOn: boolean) =>
    mutate(choice, {
      onSuccess: () => showToast({ message: t(isOn ? 'mails.on' : 'mails.off'), tone: 'success' }),
    });
  const chosen = isPending ? variables : {};
  return (
    <ListStates
      source={useQuery(mailChoiceQuery)}
      isEmpty={({ wants_mail }) => wants_mail === null}
      loading={<Skeleton height={80} />}
      empty={<p>{t('mails.noProfile')}</p>}
      ready={(saved) => (
        <div>
          <FormAlert words={refusal} />
          <CheckboxField
            label={t('mails.wants')}
            hint={t('mails.hint')}
            isChecked={{ ...saved, ...chosen }.wants_mail === true}
            onChange={(isOn) => choose({ wants_mail: isOn }, isOn)}
          />
          <CheckboxField
            label={t('mails.families')}
            hint={t('mails.familiesHint')}
            isChecked={{ ...saved, ...chosen }.wants_family_mail === true}
            onChange={(isOn) => choose({ wants_family_mail: isOn }, isOn)}
          />
        </div>
      )}
    />
  );
}
