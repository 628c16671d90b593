import { ownSpellingsContract } from '@suchi/contracts/profiles';
import { composeOwnNames } from '@suchi/domain/profiles';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useAnswer, useProfileValue } from '../model/use-answer.ts';
import { ProfileText } from './profile-fields.tsx';
import { Wide } from './section-card.tsx';

const pauseMs = 600;

/** While it is empty, the ways in which several families write this name are offered. Only a tap takes one. */
export function OwnScriptNameField() {
  const t = useMessages('authoring');
  const [isVisited, setIsVisited] = useState(false);
  return (
    <Wide>
      <Stack gap={2} onFocus={() => setIsVisited(true)}>
        <ProfileText path="own_script_name" hint={t('hints.own_script_name')} />
        {isVisited ? <OfferedNames /> : null}
      </Stack>
    </Wide>
  );
}

function OfferedNames() {
  const t = useMessages('authoring');
  const { value, onChange } = useAnswer('own_script_name');
  const names = [useProfileValue('first_name'), useProfileValue('middle_name'), useProfileValue('last_name')];
  const [name] = useDebouncedValue(names.filter(Boolean).join(' ').trim(), pauseMs);
  const isEmpty = value === null || value === '';
  const { data = [] } = useQuery({
    queryKey: ['own-spellings', name],
    queryFn: ({ signal }) => api.call(ownSpellingsContract, { name }, { signal }),
    enabled: isEmpty && name !== '',
    staleTime: Infinity,
    // An offer that does not come is missed by nobody.
    retry: false,
  });
  const offered = isEmpty ? composeOwnNames(name, data) : [];
  return (
    <div role="status">
      {offered.length === 0 ? null : (
        <Row gap={2} rowGap={2} wrap align="center">
          <Text as="span" tone="muted">
            {t('ownNames')}
          </Text>
          {offered.map((own) => (
            <Button key={own} size="small" look="default" onClick={() => onChange(own)}>
              {own}
            </Button>
          ))}
        </Row>
      )}
    </div>
  );
}
