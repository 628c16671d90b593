import { addMinutes, instantAt } from './clock.ts';
import { type MelawaEvent, tableGapMinutes } from './event.ts';
import type { Pair } from './pairs.ts';

export interface TableTime {
  /** From 1. */
  table: number;
  from: Date;
  pair: Pair;
}

/** When conversations begin at each table: the last one ends before the foyer closes. */
export function listTableTimes({ day, toldAt, foyerUntil, tableMinutes }: MelawaEvent): Date[] {
  const end = instantAt(day, foyerUntil);
  const times: Date[] = [];
  let from = instantAt(day, toldAt);
  while (addMinutes(from, tableMinutes) <= end) {
    times.push(from);
    from = addMinutes(from, tableMinutes + tableGapMinutes);
  }
  return times;
}

/** The first table that is free while both are; null: all are taken. Tables are given in the order of asking. */
export function findTable(
  pair: Pair,
  { event, given, now }: { event: MelawaEvent; given: readonly TableTime[]; now: Date },
): TableTime | null {
  for (const from of listTableTimes(event)) {
    const then = given.filter((time) => time.from.getTime() === from.getTime());
    const isBusy = then.some((time) => time.pair.some((number) => pair.includes(number)));
    const taken = new Set(then.map(({ table }) => table));
    const tables = Array.from({ length: event.tables }, (_, at) => at + 1);
    const table = tables.find((one) => !taken.has(one));
    if (from >= now && !isBusy && table !== undefined) return { table, from, pair };
  }
  return null;
}
