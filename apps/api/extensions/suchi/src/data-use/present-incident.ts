import type { Incident, IncidentPerson, ListedIncident } from '@suchi/contracts/privacy';
import {
  findFirstWordDue,
  findReportDue,
  formatIncidentReference,
  type IncidentRules,
} from '@suchi/domain/data-use';
import type { LoadedIncident } from './commands/incidents.ts';
import { seenBy } from './codec.ts';
import type { IncidentRow, PersonRow } from './incident-repository.ts';

const toIso = (at: Date | null) => at?.toISOString() ?? null;

const presentListed = (row: IncidentRow, rules: IncidentRules): ListedIncident => ({
  id: row.id,
  reference: formatIncidentReference(row.id),
  what: row.what,
  known_at: row.known_at.toISOString(),
  affected: row.counts.affected,
  untold: row.counts.untold,
  report_due: findReportDue({ knownAt: row.known_at }, rules).toISOString(),
  reported_at: toIso(row.reported_at),
  closed_at: toIso(row.closed_at),
});

export const presentIncidents = ({ rows, rules }: { rows: IncidentRow[]; rules: IncidentRules }) => ({
  items: rows.map((row) => presentListed(row, rules)),
});

const markOf = (at: Date | null, by: string | null) => at && { at: at.toISOString(), by };

export function presentIncident({ row, rules, people, refusals }: LoadedIncident): Incident {
  const { counts } = row;
  return {
    ...presentListed(row, rules),
    account: { name: row.account_name, email: row.email },
    device: row.device,
    sessions_ended_at: toIso(row.sessions_ended_at),
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    first_word: markOf(row.first_word_at, row.first_word_name),
    first_word_due: findFirstWordDue({ knownAt: row.known_at }, rules).toISOString(),
    reported: markOf(row.reported_at, row.reported_name),
    tested: markOf(row.tested_at, row.tested_name),
    told: counts.affected - counts.untold,
    came_back: counts.cameBack,
    no_mail: counts.noMail,
    to_mail: counts.toMail,
    seen: counts.seen,
    close_note: row.close_note,
    refusals,
    people: { total: people.total, rows: people.rows.map(presentPerson) },
  };
}

function presentPerson(person: PersonRow): IncidentPerson {
  const { id, profile_id, name, serial_number, mobile, times, told, called_name } = person;
  const seen = seenBy(person);
  return {
    id,
    profile_id,
    name,
    serial_number,
    mobile,
    seen,
    times,
    told,
    told_at: toIso(person.told_at),
    called_name,
  };
}
