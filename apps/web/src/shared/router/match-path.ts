export type Params = Readonly<Record<string, string | undefined>>;

interface Ranked<Target> {
  expression: RegExp;
  names: readonly string[];
  target: Target;
}

export interface Found<Target> {
  target: Target;
  params: Params;
}

/**
 * Prepares a search by path. In a pattern `:name` stands for one part, and `*` at the end for all that follows. The
 * more exact pattern wins: plain words before names, names before `*`.
 */
export function rankPaths<Target>(patterns: readonly (readonly [string, Target])[]) {
  const ranked = patterns
    .toSorted(([one], [other]) => vagueness(one) - vagueness(other) || other.length - one.length)
    .map(([pattern, target]): Ranked<Target> => ({ ...parsePattern(pattern), target }));
  return (pathname: string): Found<Target> | null => {
    for (const { expression, names, target } of ranked) {
      const values = expression.exec(pathname);
      if (values) return { target, params: readParams(names, values) };
    }
    return null;
  };
}

export function isPathOf(pattern: string, pathname: string): boolean {
  return parsePattern(pattern).expression.test(pathname);
}

function vagueness(pattern: string): number {
  return (pattern.endsWith('*') ? 100 : 0) + pattern.split(':').length;
}

/** Upper and lower case are the same, and so is a slash at the end. */
function parsePattern(pattern: string): { expression: RegExp; names: string[] } {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const source = pattern.replace(/\/?\*$/, '(?:/.*)?').replaceAll(/:\w+/g, '([^/]+)');
  return { expression: new RegExp(`^${source}/?$`, 'i'), names };
}

function readParams(names: readonly string[], values: readonly string[]): Params {
  return Object.fromEntries(names.map((name, index) => [name, decode(values[index + 1] ?? '')]));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
