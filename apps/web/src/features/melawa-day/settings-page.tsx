import type { MelawaSettings } from '@suchi/contracts/melawa';
import { IconTheater } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { officePaths } from '../../shared/config/office-paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { melawaSettingsQuery } from './api/melawa-day-api.ts';
import { EventForm } from './components/event-form.tsx';
import { OpenForm } from './components/open-form.tsx';

/** For admins: everything that the association decides about its melawa. */
export function MelawaSettingsPage() {
  const t = useMessages('melawaDay');
  const source = useQuery(melawaSettingsQuery);
  const { data } = source;
  if (data?.melawa)
    return (
      <EventForm melawa={data.melawa}>
        <RehearseLink />
      </EventForm>
    );
  return (
    <ScreenWrapper title={t('form.title')}>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={480} />}
        empty={null}
        ready={(settings: MelawaSettings) => <OpenForm settings={settings} />}
      />
    </ScreenWrapper>
  );
}

function RehearseLink() {
  const t = useMessages('melawaDay');
  return (
    <Row gap={2}>
      <IconTheater size={20} aria-hidden="true" />
      <Link className="touch" to={officePaths.melawaRehearsal}>
        {t('play.title')}
      </Link>
    </Row>
  );
}
