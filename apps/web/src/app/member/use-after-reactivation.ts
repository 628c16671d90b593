import { paths } from '../../shared/config/paths.ts';
import { useNavigate } from '../../shared/router/hooks.ts';

/** Told to the form, which says what happened. */
export const reactivated = 'reactivated';

/** To the form, as the specification has it. */
export function useAfterReactivation(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.candidateEdit, { state: reactivated });
}
