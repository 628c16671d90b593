import type { DoorList, ListedFamily } from '@suchi/contracts/melawa';
import { normaliseMobile } from '@suchi/domain/accounts';
import { type DoorAsked, type DoorListed, readDoorEntry } from '@suchi/domain/melawa';
import { hashForList } from './hash-pass.ts';

/** The list with what is looked up in it. */
export interface DeskList {
  families: ReadonlyMap<string, ListedFamily>;
  listed: readonly DoorListed[];
  expected: ReadonlySet<string>;
}

/** No family has it. */
const noNumber = -1;

export function indexList(list: DoorList | null): DeskList {
  const all = list?.families ?? [];
  return {
    families: new Map(all.map((one) => [one.family, one])),
    expected: new Set(all.filter((one) => one.is_expected).map(({ family }) => family)),
    listed: all.map((one) => ({
      family: one.family,
      number: one.number ?? noNumber,
      people: Math.max(1, one.people),
      hashes: one.hashes,
      oldHashes: one.old_hashes,
      isStopped: one.is_stopped,
    })),
  };
}

/** What was scanned or typed, with a token or a code hashed as the list has it. */
export async function askList(text: string, list: DoorList): Promise<DoorAsked> {
  const entry = readDoorEntry(text, list.event.year);
  if (entry.kind !== 'token' && entry.kind !== 'code') return entry;
  const asked = entry.kind === 'token' ? entry.token : entry.code.replaceAll('-', '');
  const hashes = await hashForList(list.pass_keys, list.event.edition, asked);
  const known = hashes.find((hash) =>
    list.families.some((one) => one.hashes.includes(hash) || one.old_hashes.includes(hash)),
  );
  return { kind: 'pass', hash: known ?? hashes[0] ?? '' };
}

/** A family by a mobile number that was typed whole. */
export async function findByMobile(typed: string, list: DoorList): Promise<ListedFamily[]> {
  const read = normaliseMobile(typed);
  if (!read.allowed) return [];
  const hashes = await hashForList(list.pass_keys, list.event.edition, `mobile:${read.mobile}`);
  return list.families.filter((one) => one.mobile_hashes.some((hash) => hashes.includes(hash)));
}

/** Families by parts of a name, in any order. */
export function findByName(typed: string, list: DoorList): ListedFamily[] {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  return list.families
    .filter((one) => !one.is_stopped)
    .filter(({ name }) => {
      const words = name.toLowerCase().split(/\s+/);
      return parts.every((part) => words.some((word) => word.startsWith(part)));
    });
}
