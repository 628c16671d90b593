import { Readable } from 'node:stream';
import type { MelawaFigures } from '@suchi/contracts/melawa';
import { csvByteOrderMark, type CsvValue, encodeCsvRow } from '@suchi/domain/text';

/** These figures and nothing else: no list and no name is behind them. */
export function writeFiguresFile(figures: MelawaFigures): { rows: number; content: Readable } {
  const rows = listRows(figures);
  const lines = [['Figure', 'Value'], ...rows].map(encodeCsvRow);
  return { rows: rows.length, content: Readable.from([csvByteOrderMark, ...lines]) };
}

function listRows(figures: MelawaFigures): CsvValue[][] {
  const { candidates, towns, door, stage, choices } = figures;
  return [
    ['People', figures.people],
    ['Families', figures.families],
    ['Walk-ins', figures.walk_ins],
    ['Families that had said yes', figures.expected],
    ['No-shows', figures.no_shows],
    ['Women present', candidates.women],
    ['Men present', candidates.men],
    ['Families without the candidate', candidates.families_without],
    ...candidates.ages.flatMap(({ from, to, women, men }) => [
      [`Women ${sayAges(from, to)}`, women],
      [`Men ${sayAges(from, to)}`, men],
    ]),
    ...towns.named.map(({ name, count }) => [`From ${name ?? 'abroad'}`, count]),
    ['From elsewhere', towns.others],
    ['Seconds for one check-in', door.seconds_each],
    ['Families scanned at two desks', door.at_two_desks],
    ...(stage === null
      ? []
      : [
          ['On the stage', stage.on_stage],
          ['Rather not on stage', stage.off],
          ['Did not come when called', stage.skipped],
        ]),
    ...(choices === null
      ? []
      : [
          ['Families who chose', choices.families],
          ['Numbers chosen', choices.numbers],
          ['Pairs', choices.pairs],
          ['Families in a pair', choices.families_in_pair],
          ['Tables given', choices.tables_given],
        ]),
  ];
}

const sayAges = (from: number, to: number | null) => (to === null ? `${from}+` : `${from} to ${to}`);
