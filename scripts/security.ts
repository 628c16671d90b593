/** The requirements of OWASP ASVS 4.0.3 up to level 2: the numbers of each section. */
const sections = {
  '1.1': '1-7',
  '1.2': '1-4',
  '1.4': '1 4-5',
  '1.5': '1-4',
  '1.6': '1-4',
  '1.7': '1-2',
  '1.8': '1-2',
  '1.9': '1-2',
  '1.10': '1',
  '1.11': '1-2',
  '1.12': '2',
  '1.14': '1-6',
  '2.1': '1-12',
  '2.2': '1-3',
  '2.3': '1-3',
  '2.4': '1-5',
  '2.5': '1-7',
  '2.6': '1-3',
  '2.7': '1-6',
  '2.8': '1-7',
  '2.9': '1-3',
  '2.10': '1-4',
  '3.1': '1',
  '3.2': '1-4',
  '3.3': '1-4',
  '3.4': '1-5',
  '3.5': '1-3',
  '3.7': '1',
  '4.1': '1-3 5',
  '4.2': '1-2',
  '4.3': '1-3',
  '5.1': '1-5',
  '5.2': '1-8',
  '5.3': '1-10',
  '5.4': '1-3',
  '5.5': '1-4',
  '6.1': '1-3',
  '6.2': '1-6',
  '6.3': '1-2',
  '6.4': '1-2',
  '7.1': '1-4',
  '7.2': '1-2',
  '7.3': '1 3-4',
  '7.4': '1-3',
  '8.1': '1-4',
  '8.2': '1-3',
  '8.3': '1-8',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.2': '1-2',
  '10.3': '1-3',
  '11.1': '1-8',
  '12.1': '1-3',
  '12.2': '1',
  '12.3': '1-6',
  '12.4': '1-2',
  '12.5': '1-2',
  '12.6': '1',
  '13.1': '1 3-5',
  '13.2': '1-3 5-6',
  '13.3': '1-2',
  '13.4': '1-2',
  '14.1': '1-4',
  '14.2': '1-6',
  '14.3': '2-3',
  '14.4': '1-7',
  '14.5': '1-4',
};

const numbersIn = (ranges: string) =>
  ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

export const requirements = Object.entries(sections).flatMap(([section, ranges]) =>
  numbersIn(ranges).map((number) => `${section}.${number}`),
);

export interface Row {
  number: string;
  state: string;
  answer: string;
}

/** The rows of the tables of `docs/practices/security.md`. */
export function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| .+? +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, number = '', state = '', answer = '']) => ({ number, state, answer }),
  );
}

const fileName = /`((?:[\w.@-]+\/)*[\w.@-]+\.(?:tsx?|js|cjs|md|ya?ml|json|conf|template))`/g;
const namedTests = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))`: ((?:"[^"]+"(?:, )?)+)/g;

/** The files that an answer names, by the end of their path. */
export const filesIn = (answer: string): string[] =>
  [...answer.matchAll(fileName)].map(([, name = '']) => name);

/** The tests that an answer names: `file`: "one", "another". */
export function testsIn(answer: string): { file: string; title: string }[] {
  return [...answer.matchAll(namedTests)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );
}
