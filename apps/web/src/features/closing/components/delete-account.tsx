import type { ClosedAccount, ClosingPlan } from '@suchi/contracts/closing';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { session } from '../../../shared/api/api.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { closingPlanQuery } from '../api/closing-api.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { WhatHappens } from './what-happens.tsx';

/** Two steps, no more. `download` is the row that leads to a copy of the data. */
export function DeleteAccount({ download }: { download?: ReactNode }) {
  return (
    <ListStates
      source={useQuery(closingPlanQuery)}
      isEmpty={() => false}
      loading={<Skeleton height={560} />}
      empty={null}
      ready={(plan) => <Steps plan={plan} download={download} />}
    />
  );
}

function Steps({ plan, download }: { plan: ClosingPlan; download: ReactNode }) {
  const [isSure, setIsSure] = useState(false);
  const navigate = useNavigate();
  const leave = () => void navigate(paths.settingsData);
  const onClosed = async (closed: ClosedAccount) => {
    await navigate(paths.accountClosed, { replace: true, state: { closed } });
    await session.logout();
  };
  if (!isSure) return <WhatHappens plan={plan} onKeep={leave} onContinue={() => setIsSure(true)} />;
  return (
    <ConfirmStep
      plan={plan}
      download={download}
      onBack={() => setIsSure(false)}
      onKeep={leave}
      onClosed={(closed) => void onClosed(closed)}
    />
  );
}
