import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { heardWordQuery } from '../api/heard-word.ts';

/** What the organiser told everybody in the hall. Without it the page is as useful, so a failed request is silent. */
export function HeardWord() {
  const t = useMessages('melawaToday');
  const word = useQuery(heardWordQuery).data?.word ?? null;
  return (
    <div role="status">
      {word === null ? null : (
        <Banner tone="info" icon={<IconSpeakerphone />} title={t('word', { time: formatTimeOfDay(word.at) })}>
          {word.text}
        </Banner>
      )}
    </div>
  );
}
