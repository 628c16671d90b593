/** An installed package, with the licence in its own metadata. */
export interface InstalledPackage {
  name: string;
  version: string;
  licence: string;
}

/** An accepted package whose licence is not on the list, and why. */
export interface LicenceException {
  /** The package's name; a `*` at the end matches any ending. */
  name: string;
  licence: string;
  reason: string;
}

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'UPL-1.0',
  'WTFPL',
  'Zlib',
]);

/** Old packages write their licence in words instead of an SPDX id. */
const spellings: Record<string, string> = {
  Apache: 'Apache-2.0',
  'Apache-2': 'Apache-2.0',
  'Apache 2.0': 'Apache-2.0',
  BSD: 'BSD-3-Clause',
  'MIT License': 'MIT',
  'MIT/X11': 'MIT',
};

/**
 * Whether the listed licences satisfy an SPDX expression: every side of an AND, any side of an OR. AND binds
 * tighter than OR.
 */
export function isAllowedLicence(expression: string): boolean {
  const tokens = expression.match(/\(|\)|\b(?:AND|OR)\b|(?:(?!\b(?:AND|OR)\b)[^()])+/g) ?? [];
  const words = tokens.map((token) => token.trim()).filter(Boolean);
  let at = 0;

  function readTerm(): boolean {
    const word = words[at++];
    if (word !== '(') return word !== undefined && allowed.has(spellings[word] ?? word);
    const inside = readEither();
    return words[at++] === ')' && inside;
  }
  function readAll(): boolean {
    let holds = readTerm();
    while (words[at] === 'AND') {
      at++;
      holds = readTerm() && holds;
    }
    return holds;
  }
  function readEither(): boolean {
    let holds = readAll();
    while (words[at] === 'OR') {
      at++;
      holds = readAll() || holds;
    }
    return holds;
  }

  const holds = readEither();
  return holds && at === words.length;
}

function covers(exception: LicenceException, { name, licence }: InstalledPackage): boolean {
  const matches = exception.name.endsWith('*')
    ? name.startsWith(exception.name.slice(0, -1))
    : name === exception.name;
  return matches && exception.licence === licence;
}

/** The licence problems of these packages, one sentence each. */
export function findLicenceProblems(
  packages: InstalledPackage[],
  exceptions: LicenceException[] = [],
): string[] {
  const refused = packages
    .filter(({ licence }) => !isAllowedLicence(licence))
    .filter((installed) => !exceptions.some((exception) => covers(exception, installed)))
    .map(({ name, version, licence }) => `${name}@${version} is ${licence || 'without a licence'}`);
  // A pattern matches binaries of one platform, which another platform does not install.
  const stale = exceptions
    .filter((exception) => !exception.name.endsWith('*'))
    .filter((exception) => !packages.some((installed) => covers(exception, installed)))
    .map(({ name, licence }) => `the exception for ${name} (${licence}) is no longer needed`);
  return [...refused, ...stale];
}
