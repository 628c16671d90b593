import type { callsContract, callsFileContract, recordCallContract } from '@suchi/contracts/freshness';
import { todayInIndia } from '@suchi/domain/basics';
import { findCallStart, isCallTime } from '@suchi/domain/freshness';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { auditOfExport, type ExportedRows, exportRows } from '../../platform/export-rows.ts';
import { planFile, selectList } from '../../platform/list-columns.ts';
import { type ListResult, type ListSource, orderOf, readListPage } from '../../platform/list-page.ts';
import type { Call, ReadCall, WriteCall } from '../../platform/route.ts';
import { currentSerial } from '../../platform/edition-sql.ts';
import { containsName, joinedName } from '../../platform/search-text.ts';
import { lockProfile } from '../../profiles/commands/step-of-family.ts';
import { callColumns, callFacts, type CallListRow, nameSql } from '../call-columns.ts';
import { findOpenById, isOpen, questionTables, readLastDay, updateQuestion } from '../repository.ts';
import { applyAnswer } from './answer-question.ts';
import { readFreshnessRules } from './read-rules.ts';

type Filter = z.output<typeof callsContract.input>['filter'];

export interface CallList extends ListResult<CallListRow> {
  from: string | null;
  until: string | null;
}

/** A round that is over is called no more. */
const callableDays = 183;

async function planCalls(db: Knex, now: Date) {
  const rules = await readFreshnessRules(db);
  const until = await readLastDay(db);
  const isOn = isCallTime(until, rules, todayInIndia(now));
  return { from: findCallStart(until, rules), until, isOn };
}

const plain = (sql: string) => ({ sql, bindings: [] });

function callsOf(
  { called }: Filter,
  { search, isOn, now }: { search?: string | undefined; isOn: boolean; now: Date },
): ListSource {
  return {
    from: questionTables,
    key: 'q.id',
    where: [
      plain(isOpen),
      // A pause of the family's own is an answer; staff have their reasons.
      plain('not p.is_hidden or (q.rested_at is not null and not p.hidden_by_staff)'),
      { sql: 'q.asked_at > ?', bindings: [new Date(now.getTime() - callableDays * 86_400_000)] },
      ...(isOn ? [] : [plain('not q.is_mailed')]),
      ...(called === undefined ? [] : [plain(`q.called_at is ${called ? 'not null' : 'null'}`)]),
      ...(search === undefined ? [] : containsName(search, joinedName('p'))),
    ],
  };
}

const order = {
  asked_at: 'q.asked_at',
  name: `lower(${nameSql})`,
  serial_number: currentSerial(),
  called_at: 'q.called_at',
};

export async function readCalls({
  db,
  now,
  input,
}: ReadCall<z.output<typeof callsContract.input>, RoleCaller>): Promise<CallList> {
  const { isOn, ...days } = await planCalls(db, now);
  const { filter, search, sort, page, rows } = input;
  const list = await readListPage<CallListRow>(db, callsOf(filter, { search, isOn, now }), {
    orderBy: orderOf(sort, order, 'q.id'),
    page,
    rows,
    columns: selectList(callColumns, callFacts),
  });
  return { ...list, ...days };
}

export async function exportCalls(
  call: Call<z.output<typeof callsFileContract.input>, RoleCaller>,
): Promise<ExportedRows> {
  const { input, now, platform } = call;
  const { filter, contacts_reason: reason } = input;
  const { isOn } = await planCalls(platform.database, now);
  const selection = { all: true, filter, except: [] } as const;
  return exportRows<CallListRow>(call, {
    ...planFile(callColumns, null, { facts: callFacts, withContacts: reason !== undefined }),
    source: callsOf(filter, { isOn, now }),
    orderBy: orderOf('name', order, 'q.id'),
    profiles: 'p.id',
    audit: auditOfExport('freshness_question', {
      selection: { ...selection, except: [] },
      list: 'calls',
      reason,
    }),
  });
}

/** What the family said counts as its own answer; the audit log names who called. */
export async function recordCall(
  call: WriteCall<z.output<typeof recordCallContract.input>, RoleCaller>,
): Promise<void> {
  const { tx, input, caller, now } = call;
  const found = await findOpenById(tx, input.id);
  const locked = found && (await lockProfile(tx, found.profile));
  const question = locked && (await findOpenById(tx, input.id));
  if (!question) throw codedError('FRESHNESS_REFUSED');
  await updateQuestion(tx, question.id, { called_at: now, called_by: caller.userId });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'freshness.call',
    subject: { collection: 'qd_matrimonial_profile', id: question.profile },
    details: { said: input.said },
  });
  if (input.said === 'unreached') return;
  const actor = { id: caller.userId, kind: 'admin_as_member' } as const;
  await applyAnswer(call, locked, question, { answer: input.said, way: 'office', actor });
}
