import type { OwnStanding } from '@suchi/contracts/accounts';
import { audiences } from '@suchi/domain/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { ownProfileQuery } from '../../../entities/own-profile/own-profile-query.ts';
import { paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { Box, Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { type ChosenPermissions, useSetPermissions } from '../api/permissions.ts';
import classes from './permissions.module.css';

/** Saved at each tap. */
export function Permissions() {
  const t = useMessages('account');
  return (
    <ListStates
      source={useQuery(ownProfileQuery)}
      isEmpty={(own) => own === null}
      loading={<Skeleton height={480} />}
      empty={<p>{t('permissions.noProfile')}</p>}
      ready={(own) => own && <Choices own={own} />}
    />
  );
}

function Choices({ own }: { own: OwnStanding }) {
  const t = useMessages('account');
  const { mutate, isPending, variables, error } = useSetPermissions();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const now = isPending ? { ...own, ...variables } : own;
  const choose = (chosen: ChosenPermissions) =>
    mutate(chosen, {
      onSuccess: () => showToast({ message: t('permissions.saved'), tone: 'success' }),
    });
  return (
    <Stack gap={5}>
      <FormAlert words={refusal} />
      {(['photo_for', 'number_for'] as const).map((what) => (
        <AudienceChoice
          key={what}
          what={what}
          value={now[what]}
          onChange={(audience) => choose({ [what]: audience })}
        />
      ))}
      <HoroscopeSwitch
        isOn={now.shows_horoscope}
        onChange={(isOn) => choose({ shows_horoscope: isOn })}
        isBusy={isPending}
      />
      <Text tone="muted">{t('permissions.staff')}</Text>
    </Stack>
  );
}

interface AudienceChoiceProps {
  what: 'photo_for' | 'number_for';
  value: (typeof audiences)[number];
  onChange: (audience: (typeof audiences)[number]) => void;
}

function AudienceChoice({ what, value, onChange }: AudienceChoiceProps) {
  const t = useMessages('account');
  const name = useId();
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" size="lg" weight="bold" tone="ink">
        {t(`permissions.${what}.title`)}
      </Text>
      <Card className={`divided ${classes.choices}`}>
        {audiences.map((audience) => (
          <div key={audience} className={classes.choice}>
            <input
              type="radio"
              id={`${name}-${audience}`}
              name={name}
              checked={value === audience}
              onChange={() => onChange(audience)}
              aria-describedby={`${name}-${audience}-hint`}
            />
            <Stack>
              <label htmlFor={`${name}-${audience}`} className={classes.label}>
                {t(`permissions.${what}.${audience}`)}
              </label>
              <Text as="span" tone="muted" id={`${name}-${audience}-hint`}>
                <RichMessage
                  text={t(`permissions.${what}.${audience}Hint`)}
                  marks={{
                    opened: (words) => (
                      <Link to={paths.settingsOpened} className={classes.link}>
                        {words}
                      </Link>
                    ),
                  }}
                />
              </Text>
            </Stack>
          </div>
        ))}
      </Card>
    </Stack>
  );
}

interface HoroscopeSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isBusy: boolean;
}

function HoroscopeSwitch({ isOn, onChange, isBusy }: HoroscopeSwitchProps) {
  const t = useMessages('account');
  const id = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Text as="h2" id={id} size="lg" weight="bold" tone="ink" face="plain">
        {t('permissions.horoscope.title')}
      </Text>
      <Card padding={4}>
        <Row gap={3} justify="between">
          <Text weight="bold">{t('permissions.horoscope.label')}</Text>
          <Switch
            label={t('permissions.horoscope.label')}
            isOn={isOn}
            onChange={onChange}
            words={{ on: t('permissions.horoscope.on'), off: t('permissions.horoscope.off') }}
            describedBy={`${id}-hint`}
            isBusy={isBusy}
          />
        </Row>
        <Box tone="muted" id={`${id}-hint`}>
          {t('permissions.horoscope.hint')}
        </Box>
      </Card>
    </Stack>
  );
}
