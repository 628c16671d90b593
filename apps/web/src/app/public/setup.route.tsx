import '../../shared/brand/office.css';
import { setupSteps } from '@suchi/domain/setup';
import { SetupWizard } from '../../features/setup/setup-wizard.tsx';
import { useLocation, useSearchParams } from '../../shared/router/hooks.ts';
import { SkipLink } from '../shell/skip-link.tsx';

/** The token is after `#`, where no server sees it. The step is in the address, so Back and reload work. */
export function SetupRoute() {
  const { hash } = useLocation();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <SkipLink />
      <SetupWizard
        token={hash.slice(1)}
        step={setupSteps.find((step) => step === search.get('step')) ?? null}
        onStep={(step, options) => setSearch({ step }, options)}
      />
    </>
  );
}
