import type { KnownOperation, SentOperation } from '@suchi/contracts/melawa';
import type { DoorOperation } from '@suchi/domain/melawa';

/** An operation of a phone, under the stream and the desk that it joined. */
export function toOperation(sent: SentOperation, from: { stream: string; desk: number }): DoorOperation {
  const { offset_ms: offsetMs, ...action } = sent;
  return { ...action, ...from, offsetMs };
}

export function presentOperation(operation: DoorOperation): KnownOperation {
  const { offsetMs, ...rest } = operation;
  return { ...(rest as Omit<KnownOperation, 'offset_ms'>), offset_ms: offsetMs } as KnownOperation;
}
