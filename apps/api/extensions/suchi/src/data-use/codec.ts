import { type SeenKind, seenKinds } from '@suchi/domain/data-use';

/** What could be seen of a person, in the order of the page. */
export const seenBy = (person: Readonly<Record<`saw_${SeenKind}`, boolean>>): SeenKind[] =>
  seenKinds.filter((kind) => person[`saw_${kind}`]);
