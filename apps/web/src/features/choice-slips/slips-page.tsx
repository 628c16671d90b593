import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { EmptySlips } from './empty-slips.tsx';
import { SlipDesk } from './slip-desk.tsx';
import { slipDeskQuery } from './slips-api.ts';
import { TellOnPaper } from './tell-on-paper.tsx';

/** Paper: slips that are typed, slips that are empty, and what a family without a phone is told. */
export function ChoiceSlipsPage() {
  const t = useMessages('slips');
  return (
    <ScreenWrapper title={t('title')} lead={t('lead')}>
      <ListStates
        source={useQuery(slipDeskQuery)}
        isEmpty={() => false}
        empty={null}
        loading={<Skeleton height={480} />}
        ready={(desk) => (
          <Tabs
            label={t('title')}
            tabs={[
              { key: 'type', label: t('title') },
              { key: 'told', label: t('told.title') },
              { key: 'paper', label: t('paper.title') },
            ]}
            initial={desk.is_told ? 'told' : 'type'}
          >
            {(key) => {
              if (key === 'type') return <SlipDesk desk={desk} />;
              return key === 'told' ? <TellOnPaper desk={desk} /> : <EmptySlips />;
            }}
          </Tabs>
        )}
      />
    </ScreenWrapper>
  );
}
