import { parseArgs } from 'node:util';

/** What `pnpm lighthouse` was asked for. */
export interface Options {
  runs: number;
  /** Names of pages; all of them when empty. */
  pages: readonly string[];
  /** Where the figures of every visit go. */
  json: string | undefined;
  /** Another build of the web app, measured in the same rounds. */
  beside: string | undefined;
  /** Other languages than English, measured in the same rounds. */
  languages: readonly string[];
  /** `simulate` computes slow 4G from a fast visit; `devtools` slows the visit down. */
  throttling: 'simulate' | 'devtools';
  isBuilt: boolean;
}

/** Reads the command line; throws when it has something unknown. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '' },
      json: { type: 'string' },
      beside: { type: 'string' },
      languages: { type: 'string', default: '' },
      throttling: { type: 'string', default: 'simulate' },
      built: { type: 'boolean', default: false },
    },
  });
  const { throttling } = values;
  if (throttling !== 'simulate' && throttling !== 'devtools')
    throw new Error('--throttling is simulate or devtools');
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number');
  return {
    runs,
    pages: splitList(values.pages),
    languages: splitList(values.languages),
    json: values.json,
    beside: values.beside,
    throttling,
    isBuilt: values.built,
  };
}

const splitList = (text: string) => text.split(',').filter((name) => name !== '');
