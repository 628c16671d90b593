import { normaliseMobile } from '@suchi/domain/accounts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconCircleCheck, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { MemberLink } from '../../entities/current-user/member-link.tsx';
import { formatList } from '../../shared/i18n/format-list.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { numberQuery } from './desk-api.ts';

const pauseMs = 400;

interface NumberUseProps {
  mobile: string;
  onChange: (isFree: boolean) => void;
}

/** What is known of a number: nothing, profiles of one family, or an account that has an address. */
export function NumberUse({ mobile, onChange }: NumberUseProps) {
  const t = useMessages('deskEntry');
  const [asked] = useDebouncedValue(mobile, pauseMs);
  const isNumber = normaliseMobile(asked).allowed;
  const { data } = useQuery({ ...numberQuery(asked), enabled: isNumber });
  const known = isNumber && asked === mobile ? data : undefined;
  const isFree = known !== undefined && known.account === null && !known.is_full;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(isFree), [isFree]);
  return (
    <div role="status">
      {known === undefined ? null : known.account !== null ? (
        <Row gap={2} above={1}>
          <IconAlertTriangle size={20} aria-hidden="true" />
          <Text tone="gold" weight="bold">
            {t('number.account')} <MemberLink userId={known.account.id}>{t('number.open')}</MemberLink>
          </Text>
        </Row>
      ) : known.profiles.length > 0 ? (
        <Row gap={2} above={1}>
          <IconUsers size={20} aria-hidden="true" />
          <Text tone="gold" weight="bold">
            {t('number.profiles', { count: known.profiles.length, names: formatList(known.profiles) })}{' '}
            {t(known.is_full ? 'refused.number_full' : 'number.another')}
          </Text>
        </Row>
      ) : (
        <Row gap={2} above={1}>
          <IconCircleCheck size={20} aria-hidden="true" />
          <Text tone="success" weight="bold">
            {t('number.free')}
          </Text>
        </Row>
      )}
    </div>
  );
}
