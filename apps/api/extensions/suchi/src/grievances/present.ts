import { contractPath } from '@suchi/contracts/basics';
import {
  type DeskGrievance,
  type GrievanceCase,
  grievancePictureContract,
  type GrievanceQueue,
  type OwnGrievances,
  type SentGrievance,
} from '@suchi/contracts/grievances';
import { todayInIndia } from '@suchi/domain/basics';
import { findConfirmBy, formatGrievanceReference, titleOfGrievance } from '@suchi/domain/grievances';
import { parseHistory, parsePictures, parseSaid, reopenEndOf } from './codec.ts';
import type { DeskList, OwnList, ReadCase } from './commands/read-grievances.ts';
import type { Sent } from './commands/send-grievance.ts';
import type { DeskRow, GrievanceRow } from './repository/grievances.ts';

export const presentSent = ({ id, dueOn }: Sent): SentGrievance => ({
  id,
  reference: formatGrievanceReference(id),
  due_on: dueOn,
});

export const presentPublic = (sent: Sent) => ({
  reference: formatGrievanceReference(sent.id),
  due_on: sent.dueOn,
});

const facts = (row: GrievanceRow) => ({
  id: row.id,
  reference: formatGrievanceReference(row.id),
  title: titleOfGrievance(row.text),
  topic: row.topic,
  state: row.state,
  received_at: row.received_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  from: todayInIndia(row.reopened_at ?? row.received_at),
  due_on: row.due_on,
  answered_at: row.answered_at?.toISOString() ?? null,
  outcome: row.outcome,
});

const pictureUrls = ({ id, pictures }: GrievanceRow): string[] =>
  parsePictures(pictures).map((file) => `${contractPath(grievancePictureContract)}?id=${id}&file=${file}`);

export const presentOwn = ({ rows, officer, answerBy }: OwnList, { now }: { now: Date }): OwnGrievances => ({
  officer,
  answer_by: answerBy,
  items: rows.map((row) => ({
    ...facts(row),
    text: row.text,
    pictures: pictureUrls(row),
    said: parseSaid(row.said),
    reopen_until: reopenEndOf(row, now),
  })),
});

const presentItem = (row: DeskRow): DeskGrievance => ({
  ...facts(row),
  source: row.source,
  is_about_officer: row.is_about_officer,
  is_safety: row.is_safety,
  name: row.name,
  serial_number: row.serial_number,
  confirm_by: findConfirmBy(row.received_at).toISOString(),
  handler: row.handler === null ? null : { id: row.handler, name: row.handler_name ?? '' },
});

export const presentQueue = ({ state, rows, counts, days, mayShareOut }: DeskList): GrievanceQueue => ({
  total: counts[state],
  open: counts.open,
  items: rows.map(presentItem),
  days,
  may_share_out: mayShareOut,
  year: {
    answered: counts.answered_this_year,
    median_days: counts.median_days,
    late: counts.late_this_year,
  },
});

export const presentCase = ({ row, hasAddress, people, names }: ReadCase): GrievanceCase => ({
  ...presentItem(row),
  text: row.text,
  language: row.language,
  pictures: pictureUrls(row),
  profile_id: row.profile_id,
  has_address: hasAddress,
  said: parseSaid(row.said),
  history: parseHistory(row.history).map(({ at, step, by, text }) => ({
    at,
    step,
    by: by === null ? null : (names.get(by) ?? null),
    // To whose hands it was given: an id in the row, a name here.
    text: step === 'assigned' ? (names.get(text ?? '') ?? null) : text,
  })),
  people,
});
