/** The parts of the product in which a fault is planted. Each has at least one. */
export const areas = [
  'visibility',
  'access',
  'money',
  'revisions',
  'migrations',
  'media',
  'mail',
  'print',
  'hall',
  'session',
  'web state',
  'offline',
  'small screen',
] as const;
export type Area = (typeof areas)[number];

/** The test runs of `.ci/run`, the cheapest first. The first four are projects of Vitest. */
export const tiers = ['rules', 'scripts', 'web-node', 'web', 'integration', 'e2e'] as const;
export type Tier = (typeof tiers)[number];

/** The tests that must turn red. */
export interface Proof {
  tier: Tier;
  files: readonly string[];
  /** Their names in commits before they were renamed. */
  olderFiles?: readonly string[];
  /** The size of a journey: members' on the phone, the office's on the desktop. */
  project?: 'phone' | 'desktop';
  /** Only the tests whose names match, where a file is long. */
  grep?: string;
}

/** One small wrong change that a developer could make, and what should find it. */
export interface Fault {
  name: string;
  /** What a person would suffer, in one sentence. */
  says: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  proof: Proof;
}

export type AreaFault = Fault & { area: Area };

export function inArea(area: Area, faults: readonly Fault[]): AreaFault[] {
  return faults.map((fault) => ({ ...fault, area }));
}

/** Null when the text does not occur exactly once, so that the fault would mean something else. */
export function plant(source: string, { find, replace }: Pick<Fault, 'find' | 'replace'>): string | null {
  const [before, after, ...more] = source.split(find);
  return before === undefined || after === undefined || more.length > 0 ? null : before + replace + after;
}
