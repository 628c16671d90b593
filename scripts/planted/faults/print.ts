import { inArea } from '../fault.ts';
import { domain, integration, journey, server, web } from './paths.ts';

export const printFaults = inArea('print', [
  {
    name: 'a page of the book lacks a line',
    says: 'The mother’s family is missing on every page of the printed book.',
    file: 'packages/book/src/facts.ts',
    find: "    fact('mothersFamily', profile.maternalSurname),\n",
    replace: '',
    proof: {
      tier: 'rules',
      files: ['packages/book/src/facts.test.ts', 'packages/book/src/render-book.test.ts'],
    },
  },
  {
    name: 'the last number of a section is outside of it',
    says: 'A family that keeps the last number of its section loses it.',
    file: `${domain}/print/assign-serials.ts`,
    find: 'serialNumber >= from && serialNumber <= to',
    replace: 'serialNumber >= from && serialNumber < to',
    proof: { tier: 'rules', files: [`${domain}/print/assign-serials.test.ts`] },
  },
  {
    name: 'who was taken out is printed',
    says: 'A candidate that the office took out of the frozen book is printed in it.',
    file: `${server}/print/repository/frozen-profiles.ts`,
    find: 'where f.edition = ? and f.pulled_at is null and (',
    replace: 'where f.edition = ? and (',
    proof: { tier: 'integration', files: integration('edition-freeze') },
  },
  {
    name: 'two sheets are printed on one',
    says: 'The office prints the index, and its pages run into each other.',
    file: `${web}/features/print-pages/components/sheets.module.css`,
    find: '    height: auto;\n    contain: none;\n    content-visibility: visible;',
    replace: '    content-visibility: visible;',
    proof: {
      tier: 'e2e',
      project: 'desktop',
      files: journey('office-print-pages'),
      olderFiles: journey('print-pages'),
    },
  },
]);
