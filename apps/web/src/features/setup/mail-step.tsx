import { settingFields } from '@suchi/domain/office';
import { DesignCard } from '../../entities/association-design/design-card.tsx';
import { NumberField } from '../../shared/forms/number-field.tsx';
import { TextAreaField } from '../../shared/forms/text-area-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Tiles } from '../../shared/ui/columns.tsx';
import { MailTry } from './mail-try.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { setupApi } from './setup-api.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import { useTask } from './use-task.ts';
import { useTyped } from './use-typed.ts';

/** Mail, payments, and how people reach the association. */
export function MailStep({ state, onState, onStep }: StepProps) {
  const t = useMessages('setup');
  const task = useTask();
  const { values, changed, type } = useTyped(state.settings);
  const text = (name: ContactField) => ({
    label: t(`fields.${name}`),
    error: task.fields[name],
    autoComplete: 'off',
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  });
  const { least, most } = settingFields.bulk_mail_per_minute;
  return (
    <StepFrame
      step="mail"
      {...task}
      onStep={onStep}
      onNext={() => task.run(async () => onState(await setupApi.save({ step: 'mail', ...changed })))}
    >
      <DesignCard title={t('mail.title')}>
        <p className="soft">{t('mail.sender', { sender: state.mail.sender })}</p>
        <Tiles least={240} gap={4} isFull className="align-start">
          <TextField {...text('office_email')} type="email" hint={t('mail.officeHint')} />
          <NumberField
            label={t('fields.bulk_mail_per_minute')}
            hint={t('mail.paceHint')}
            error={task.fields.bulk_mail_per_minute}
            limit={{
              isTaken: (count) => count >= least && count <= most,
              words: t('mail.paceLimit', { most }),
            }}
            value={values.bulk_mail_per_minute}
            onChange={(count) => type({ bulk_mail_per_minute: count ?? 0 })}
          />
        </Tiles>
        <MailTry state={state} onState={onState} />
      </DesignCard>
      <PaymentsCard payments={state.payments} onState={onState} />
      <DesignCard title={t('contact.title')}>
        <p className="soft">{t('contact.text')}</p>
        <Tiles least={240} gap={4} isFull className="align-start">
          <TextField {...text('support_phone')} type="tel" />
          <TextField {...text('support_email')} type="email" />
        </Tiles>
        <TextAreaField {...text('association_address')} rows={3} />
        <Tiles least={200} gap={4} isFull className="align-start">
          <TextField {...text('grievance_officer_name')} />
          <TextField {...text('grievance_officer_email')} type="email" />
          <TextField {...text('grievance_officer_phone')} type="tel" />
        </Tiles>
      </DesignCard>
    </StepFrame>
  );
}

type ContactField =
  | 'office_email'
  | 'support_phone'
  | 'support_email'
  | 'association_address'
  | 'grievance_officer_name'
  | 'grievance_officer_email'
  | 'grievance_officer_phone';
