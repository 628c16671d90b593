import type { SetupState } from '@suchi/contracts/setup';
import { type SetupStep, setupSteps } from '@suchi/domain/setup';
import { IconLinkOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { OpenedPage } from './opened-page.tsx';
import { setupApi } from './setup-api.ts';
import classes from './setup-page.module.css';
import { SetupSteps } from './setup-steps.tsx';

interface SetupWizardProps {
  /** Of the link; empty when this browser comes back without it. */
  token: string;
  /** Null: the first one that was not saved. */
  step: SetupStep | null;
  onStep: (step: SetupStep, options?: { replace: boolean }) => void;
}

/** The first-run wizard, from the one-time link of the installation to the open association. */
export function SetupWizard({ token, step, onStep }: SetupWizardProps) {
  const t = useMessages('setup');
  const [state, setState] = useState<SetupState | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [openedName, setOpenedName] = useState<string | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    (token === '' ? setupApi.read() : setupApi.open(token))
      .then((answer) => {
        setState(answer);
        // The token has done its work and leaves the address.
        onStep(step ?? findFirstStep(answer), { replace: true });
      })
      .catch(setError);
  }, [token, step, onStep]);
  return (
    <>
      <PageTitle title={t('title')} />
      {openedName !== null ? (
        <OpenedPage name={openedName} />
      ) : state !== null ? (
        <SetupSteps
          state={state}
          step={step ?? findFirstStep(state)}
          onState={setState}
          onStep={onStep}
          onOpened={setOpenedName}
        />
      ) : (
        <main id="main" tabIndex={-1} className={classes.alone}>
          {error === null ? (
            <Skeleton height={480} />
          ) : (
            <StatePanel isPage tone="error" icon={<IconLinkOff />} title={t('refused')}>
              {errorWords(error).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </StatePanel>
          )}
        </main>
      )}
    </>
  );
}

const findFirstStep = ({ steps }: SetupState): SetupStep =>
  setupSteps.find((step) => !steps.includes(step)) ?? 'check';
