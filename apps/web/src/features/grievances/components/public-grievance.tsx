import { isEmailAddress, normaliseEmail } from '@suchi/domain/accounts';
import type { GrievanceTopic } from '@suchi/domain/grievances';
import { useState } from 'react';
import { TopicChoice } from '../../../entities/grievance/topic-choice.tsx';
import { loginPath, paths } from '../../../shared/config/paths.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sendPublicGrievance } from '../api/public-grievance.ts';
import { usePublicSending } from '../model/use-public-sending.ts';
import { HappenedField, isLongEnough } from './happened-field.tsx';
import { SentLine } from './sent-line.tsx';

/** For people without an account, or who cannot log in. */
export function PublicGrievance() {
  const t = useMessages('grievances');
  const { sent, ...sending } = usePublicSending(sendPublicGrievance);
  return (
    <Stack gap={5} className="bounded">
      <PageHeading title={t('public.title')}>{t('public.title')}</PageHeading>
      {sent === null ? (
        <PublicForm {...sending} />
      ) : (
        <>
          <SentLine {...sent} />
          <Text tone="soft">{t('public.sentText')}</Text>
        </>
      )}
    </Stack>
  );
}

type Sending = Omit<
  ReturnType<typeof usePublicSending<Parameters<typeof sendPublicGrievance>[0], object>>,
  'sent'
>;

const noFields = { name: '', email: '', text: '' };

function PublicForm({ isBusy, refusal, send }: Sending) {
  const t = useMessages('grievances');
  const [fields, setFields] = useState(noFields);
  const [topic, setTopic] = useState<GrievanceTopic | null>(null);
  const [isAboutOfficer, setIsAboutOfficer] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const change = (changed: Partial<typeof noFields>) => setFields({ ...fields, ...changed });
  const email = normaliseEmail(fields.email);
  const isNamed = fields.name.trim() !== '';
  const isReached = isEmailAddress(email);

  function submit() {
    setIsTried(true);
    if (topic === null || !isNamed || !isReached || !isLongEnough(fields.text)) return;
    void send({ ...fields, email, topic, is_about_officer: isAboutOfficer });
  }

  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      aria-label={t('public.title')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Text tone="soft">{t('public.lead')}</Text>
      <Text tone="soft">
        <RichMessage
          text={t('public.member')}
          marks={{ login: (words) => <Link to={loginPath(paths.settingsGrievances)}>{words}</Link> }}
        />
      </Text>
      <FormAlert words={refusal} />
      <TopicChoice value={topic} isMissing={isTried && topic === null} onChange={setTopic} />
      <HappenedField text={fields.text} isTried={isTried} onChange={(text) => change({ text })} />
      <TextField
        label={t('public.name')}
        isRequired
        maxLength={200}
        autoComplete="name"
        error={isTried && !isNamed ? 'required' : undefined}
        value={fields.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('public.email')}
        isRequired
        type="email"
        maxLength={254}
        autoComplete="email"
        error={isTried && !isReached ? 'email' : undefined}
        value={fields.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <CheckboxField
        label={t('aboutOfficer')}
        hint={t('aboutOfficerHint')}
        isChecked={isAboutOfficer}
        onChange={setIsAboutOfficer}
      />
      <div>
        <Button type="submit" size="large" isBusy={isBusy}>
          {t('send')}
        </Button>
      </div>
    </Stack>
  );
}
