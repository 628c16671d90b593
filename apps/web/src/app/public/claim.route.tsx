import { ClaimPage } from '../../features/claim/claim-page.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useNavigate } from '../../shared/router/hooks.ts';

/** A family that wrote an address proves it by its code, as after a registration. */
export function ClaimRoute() {
  const navigate = useNavigate();
  return (
    <ClaimPage
      onClaimed={(isVerified) =>
        void navigate(isVerified ? paths.home : paths.verifyOtpSent, { replace: true })
      }
    />
  );
}
