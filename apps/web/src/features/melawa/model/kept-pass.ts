import { type OwnPassState, ownPassContract } from '@suchi/contracts/melawa';
import { session } from '../../../shared/api/api.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

const keyOfUser = () => deviceCopyKey('melawa-pass', session.userId() ?? '');

/** What this device has of the pass. Logging out removes it. */
export function readKeptPass(): OwnPassState | null {
  const kept = deviceStorage.getItem(keyOfUser());
  if (kept === null) return null;
  try {
    return ownPassContract.output.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}

/** Kept from the moment it is made, so that it opens in a hall without network. */
export function keepPass(state: OwnPassState): OwnPassState {
  try {
    if (state.pass === null) deviceStorage.removeItem(keyOfUser());
    else deviceStorage.setItem(keyOfUser(), JSON.stringify(state));
  } catch {
    // Private windows and full phones refuse: the pass is on the page that is open.
  }
  return state;
}
