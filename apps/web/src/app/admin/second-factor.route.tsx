import { IconShieldLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorQuery } from '../../features/second-factor/second-factor-api.ts';
import { SecondFactorInUse } from '../../features/second-factor/second-factor-in-use.tsx';
import { SecondFactorSetup } from '../../features/second-factor/second-factor-setup.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { showToast } from '../../shared/ui/toast.ts';

/** Sets up two-step sign-in. Staff come here by themselves, or because the association asks for it. */
export function SecondFactorRoute() {
  const t = useMessages('admin');
  const queryClient = useQueryClient();
  const { data } = useQuery(secondFactorQuery);
  const finish = (words: 'done' | 'moved' | 'renew.done') => () => {
    showToast({ message: t(`secondFactor.${words}`), tone: 'success' });
    void queryClient.invalidateQueries();
  };
  return (
    <ScreenWrapper
      title={t('secondFactor.title')}
      icon={<IconShieldLock size={24} />}
      lead={t(data?.is_required ? 'secondFactor.required' : 'secondFactor.optional')}
    >
      {data?.is_set ? (
        <SecondFactorInUse
          codesLeft={data.recovery_codes_left}
          onMoved={finish('moved')}
          onRenewed={finish('renew.done')}
        />
      ) : (
        <SecondFactorSetup onDone={finish('done')} />
      )}
      <p>{t('secondFactor.lost')}</p>
    </ScreenWrapper>
  );
}
