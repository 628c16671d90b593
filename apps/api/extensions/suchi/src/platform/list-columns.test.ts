import { describe, expect, it } from 'vitest';
import { type ListColumns, planFile, presentRow, selectList } from './list-columns.ts';

interface Out {
  name: string;
  age: number;
  mobile: string | null;
}
type Row = Pick<Out, 'name' | 'mobile'> & { born: number };
interface View {
  year: number;
}

const columns: ListColumns<Out, 'age', Row, View, 'nickname'> = {
  mobile: { sql: 'u.mobile', csv: 'Mobile', isContact: true },
  name: { sql: 'p.name', csv: 'Name' },
  age: { made: ({ born }, { year }) => year - born, csv: 'Age' },
  nickname: { fileSql: 'p.nickname', csv: 'Nickname' },
};
const row = { name: 'Asha', mobile: '98', born: 2000, nickname: 'Ashu' };
const view = { year: 2026 };

describe('the columns of a list', () => {
  it('are read with the facts that others are made of, without those of the file', () => {
    expect(selectList(columns, { born: 'p.born' })).toBe(
      'u.mobile as "mobile", p.name as "name", p.born as "born"',
    );
  });

  it('leave as declared, and nothing else of the row does', () => {
    expect(presentRow<Out, Row, View>(columns, row, view)).toEqual({ name: 'Asha', age: 26, mobile: '98' });
  });

  it('are in the file without contacts', () => {
    const file = planFile(columns, view, { facts: { born: 'p.born' }, withContacts: false });
    expect(file.header).toEqual(['Name', 'Age', 'Nickname']);
    expect(file.write(row)).toEqual(['Asha', 26, 'Ashu']);
    expect(file.columns).toBe(
      'u.mobile as "mobile", p.name as "name", p.born as "born", p.nickname as "nickname"',
    );
  });

  it('have contacts at the end where they are asked for', () => {
    const { header, write } = planFile(columns, view, { withContacts: true });
    expect(header).toEqual(['Name', 'Age', 'Nickname', 'Mobile']);
    expect(write(row)).toEqual(['Asha', 26, 'Ashu', '98']);
  });

  it('say in the file what a cell says, and leave out what has no heading', () => {
    const worded = {
      ...columns,
      age: { ...columns.age, csv: null },
      name: { ...columns.name, cell: () => 'A.' },
    };
    const { header, write } = planFile<Row, View>(worded, view, { withContacts: false });
    expect(header).toEqual(['Name', 'Nickname']);
    expect(write(row)).toEqual(['A.', 'Ashu']);
  });
});
