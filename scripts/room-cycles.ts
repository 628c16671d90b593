import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listRoomFiles } from './table-writers.ts';

/**
 * Rooms that reach each other by imports, types too. The rules of dependency-cruiser see cycles of modules and of
 * single folders; a room is a folder with all that is in it.
 */
export function findRoomCycles(source: string): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { file, room } of listRoomFiles(source)) {
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(source, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles.filter((each) => each.fileName.startsWith('.'))) {
      const other = path.join(path.dirname(file), fileName).split(path.sep)[0] ?? '';
      if (other !== room && other !== '..') imports.set(room, (imports.get(room) ?? new Set()).add(other));
    }
  }
  const rooms = [...imports.keys()].toSorted();
  const cycleOf = (room: string) =>
    rooms.filter((other) => reachable(imports, room).has(other) && reachable(imports, other).has(room));
  return [...new Set(rooms.map((room) => cycleOf(room).join(', ')))].filter(Boolean);
}

function reachable(imports: Map<string, Set<string>>, from: string): Set<string> {
  const seen = new Set<string>();
  const visit = (room: string) => {
    for (const next of imports.get(room) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(from);
  return seen;
}
