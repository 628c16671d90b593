import { describeDevice, type SystemName } from '@suchi/domain/accounts';
import type { Caller } from './access.ts';

/** For the details of a line of the audit log: the kind of device, where it is known, and nothing else about it. */
export function deviceOf({ accountability }: Pick<Caller, 'accountability'>): { device?: SystemName } {
  const { system } = describeDevice(accountability.userAgent ?? null);
  return system === null ? {} : { device: system };
}
