import { describe, expect, it } from 'vitest';
import {
  ganaTable,
  maitriTable,
  relationOf,
  symmetricGanaTable,
  vashyaTable,
  vashyaTableWithOneAndHalf,
  yoniTable,
  yoniTableOfTheWeb,
} from './guna-tables.ts';
import type { PointTable } from './guna-tables.ts';
import { ganas, planets, vashyas, yonis } from './moon-classes.ts';

const write = (points: number) => (points === 0.5 ? '½' : points === 1.5 ? '1½' : String(points));
const rowsOf = <Key extends string>(keys: readonly Key[], table: PointTable<Key>) =>
  keys.map((row) => keys.map((column) => write(table[row][column])).join(''));

/** As the findings print them, without spaces. */
describe('the table of', () => {
  it('vashya', () => {
    expect(rowsOf(vashyas, vashyaTable)).toEqual(['211½1', '12½01', '1½211', '00120', '10102']);
  });

  it('vashya with one and a half is the same but for the halves', () => {
    expect(rowsOf(vashyas, vashyaTableWithOneAndHalf)).toEqual(
      rowsOf(vashyas, vashyaTable).map((row) => row.replaceAll('½', '1½')),
    );
  });

  it('yoni', () => {
    expect(rowsOf(yonis, yoniTable)).toEqual([
      '42322333013221',
      '24322333313220',
      '33422333313021',
      '22242112222102',
      '22224122220222',
      '33311403323222',
      '33312043322211',
      '33322334303221',
      '03322333412221',
      '11122220141222',
      '33320323214221',
      '22012222222422',
      '22202212222242',
      '10122211121224',
    ]);
  });

  it('yoni as the web has it', () => {
    expect(rowsOf(yonis, yoniTableOfTheWeb)).toEqual([
      '42232221013321',
      '24332222312320',
      '23421213312031',
      '33242111122202',
      '22124212210211',
      '22212402213321',
      '22111042222212',
      '12312224303221',
      '03312223412221',
      '11121120141121',
      '32220323214221',
      '33022322212432',
      '22301212222342',
      '10121121111224',
    ]);
  });

  it('maitri, by the lords and not by what they are to each other', () => {
    const ofLords = planets.map((lord) =>
      planets.map((other) => write(maitriTable[relationOf(lord, other)][relationOf(other, lord)])).join(''),
    );
    expect(ofLords).toEqual(['5554500', '55414½½', '545½53½', '41½5½54', '545½5½3', '0½35½55', '0½½4355']);
  });

  it('gana', () => {
    expect(rowsOf(ganas, ganaTable)).toEqual(['660', '560', '106']);
    expect(rowsOf(ganas, symmetricGanaTable)).toEqual(['651', '560', '106']);
  });

  it.each([
    ['yoni', rowsOf(yonis, yoniTable)],
    ['yoni of the web', rowsOf(yonis, yoniTableOfTheWeb)],
    ['vashya, which is not', rowsOf(vashyas, vashyaTable)],
  ])('%s is the same both ways', (name, rows) => {
    const turned = rows.map((_, column) => rows.map((row) => row[column]).join(''));
    expect(turned.join() === rows.join()).toBe(!name.endsWith('not'));
  });
});

it('one lord may be the friend of another that is only neutral to it, or its enemy', () => {
  expect([relationOf('moon', 'mercury'), relationOf('mercury', 'moon')]).toEqual(['friend', 'enemy']);
  expect([relationOf('jupiter', 'mars'), relationOf('mars', 'jupiter')]).toEqual(['friend', 'friend']);
  expect([relationOf('sun', 'mercury'), relationOf('mercury', 'sun')]).toEqual(['neutral', 'friend']);
});
