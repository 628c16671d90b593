import { type ChoiceKeyRow, choiceKeysSql, judgeChoiceKeys } from '@suchi/extension/choice-keys';
import { withConnection } from '../database/connection.ts';
import type { Settings } from '../settings/env.ts';
import { toMinute } from '../words.ts';
import { type Finding, ok, problem } from './finding.ts';

function judgeChoices(rows: readonly ChoiceKeyRow[], now: Date): Finding {
  const { state, destroyedAt } = judgeChoiceKeys(rows, now);
  if (state === 'left')
    return problem(
      'choices',
      'the day of a melawa is over, and the key of its choices is still there',
      'Start the worker that has SUCHI_CHOICE_KEYS, and read its log: docs/ops/choices.md.',
    );
  if (state === 'missing')
    return problem(
      'choices',
      'it is the day of the melawa, and there is no key: nobody can send choices',
      'Set SUCHI_CHOICE_KEYS for one worker, and start it again: docs/ops/choices.md.',
    );
  if (state === 'open') return ok('choices', 'families choose now; the key is with the worker');
  return ok('choices', destroyedAt === null ? 'none are kept' : `destroyed at ${toMinute(destroyedAt)}`);
}

export async function inspectChoices({ env }: Settings): Promise<Finding> {
  return withConnection(env.databaseUrl, async (client) => {
    const { rows } = await client.query<ChoiceKeyRow>(choiceKeysSql);
    return judgeChoices(rows, new Date());
  });
}
