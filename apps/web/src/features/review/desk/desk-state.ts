import type { ProfileStatus } from '@suchi/domain/lifecycle';

export interface DeskDecision {
  profileId: number;
  /** The name for undo and notices. */
  name: string;
  action: 'approve' | 'reject' | 'approve_changes' | 'reject_changes';
  reason: string;
  /** The submission that was on screen. */
  submittedAt: string | null;
}

/** What became of changes before the decision arrived. */
export const changesOutcomes = [
  'changes_approved',
  'changes_rejected',
  'changes_withdrawn',
  'changes_draft',
] as const;
export type ChangesOutcome = (typeof changesOutcomes)[number];

/** Why a decision failed. */
export type Refusal =
  /** Another reviewer decided first. */
  | { kind: 'overtaken'; by: string | null; status: ProfileStatus | ChangesOutcome }
  /** A lifecycle rule forbids it; the domain's reason. */
  | { kind: 'forbidden'; reason: string | null }
  /** The request may not have arrived; it can be retried. */
  | { kind: 'failed'; error: unknown };

export interface DeskNotice {
  decision: DeskDecision;
  refusal: Refusal;
}

export interface DeskState {
  selectedId: number | null;
  /** Can still be undone; not sent yet. */
  held: DeskDecision | null;
  /** Being sent; too late to undo. */
  sending: readonly DeskDecision[];
  notices: readonly DeskNotice[];
}

export type DeskEvent =
  | { type: 'selected'; profileId: number }
  | { type: 'decided'; decision: DeskDecision; queueIds: readonly number[] }
  | { type: 'undone' }
  | { type: 'released' }
  | { type: 'sent'; decision: DeskDecision }
  | { type: 'refused'; decision: DeskDecision; refusal: Refusal }
  | { type: 'retried'; profileId: number }
  | { type: 'dismissed'; profileId: number };

export const emptyDesk: DeskState = { selectedId: null, held: null, sending: [], notices: [] };

/** The reducer. Each decision that enters `sending` has to be sent once. */
export function reduceDesk(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case 'selected':
      return { ...state, selectedId: event.profileId };
    case 'decided':
      return decide(state, event.decision, event.queueIds);
    case 'undone':
      return state.held === null ? state : { ...state, held: null, selectedId: state.held.profileId };
    case 'released':
      return release(state);
    case 'sent':
      return withoutSending(state, event.decision);
    case 'refused':
      return addNotice(withoutSending(state, event.decision), event);
    case 'retried':
      return retry(state, event.profileId);
    case 'dismissed':
      return withoutNotice(state, event.profileId);
  }
  return state;
}

/** Profiles the reviewer has decided, which leave the queue on screen. */
export function listDecidedIds({ held, sending }: DeskState): number[] {
  return [...(held ? [held] : []), ...sending].map(({ profileId }) => profileId);
}

/** The next profile in the queue; at the end, the previous one. */
export function findNeighbour(
  queueIds: readonly number[],
  profileId: number | null,
  step: 1 | -1,
): number | null {
  const index = profileId === null ? -1 : queueIds.indexOf(profileId);
  if (index === -1) return queueIds[0] ?? null;
  return queueIds[index + step] ?? null;
}

function decide(state: DeskState, decision: DeskDecision, queueIds: readonly number[]): DeskState {
  // Already being sent; must not be sent twice.
  if (listDecidedIds(state).includes(decision.profileId)) return state;
  const { profileId } = decision;
  return {
    ...withoutNotice(release(state), profileId),
    held: decision,
    selectedId: findNeighbour(queueIds, profileId, 1) ?? findOther(queueIds, profileId),
  };
}

function findOther(queueIds: readonly number[], profileId: number): number | null {
  return queueIds.findLast((id) => id !== profileId) ?? null;
}

function release(state: DeskState): DeskState {
  return state.held === null ? state : { ...state, held: null, sending: [...state.sending, state.held] };
}

function retry(state: DeskState, profileId: number): DeskState {
  const notice = state.notices.find(({ decision }) => decision.profileId === profileId);
  if (!notice || listDecidedIds(state).includes(profileId)) return state;
  // A new object, because a retry is a new send.
  return { ...withoutNotice(state, profileId), sending: [...state.sending, { ...notice.decision }] };
}

function withoutSending(state: DeskState, decision: DeskDecision): DeskState {
  return { ...state, sending: state.sending.filter((sent) => sent !== decision) };
}

function withoutNotice(state: DeskState, profileId: number): DeskState {
  return { ...state, notices: state.notices.filter(({ decision }) => decision.profileId !== profileId) };
}

function addNotice(state: DeskState, notice: DeskNotice): DeskState {
  const { decision, refusal } = notice;
  return { ...state, notices: [...state.notices, { decision, refusal }] };
}
