import { expect, it } from 'vitest';
import { moveOldColumns } from './old-columns.ts';

it('moves each old column into the one of the form', () => {
  const { cells, notes } = moveOldColumns({
    location: 'Pune, Maharashtra',
    country: 'India',
    birth_place: 'Satara',
    native_place: 'Wai',
    occupation: 'Teacher',
    education: 'B.Ed.',
    handicapped: 'Hearing',
  });
  expect(cells).toMatchObject({
    new_location: 'Pune, Maharashtra',
    new_country: 'India',
    new_birth_place: 'Satara',
    new_native_place: 'Wai',
    new_occupation: 'Teacher',
    new_education: 'B.Ed.',
    is_handicapped: 'yes',
    mention_disability: 'Hearing',
  });
  expect(notes.map(({ column, code, isFault }) => [column, code, isFault])).toEqual(
    ['birth_place', 'native_place', 'location', 'country', 'occupation', 'education', 'handicapped'].map(
      (old) => [old, 'old_column_moved', false],
    ),
  );
});

it('leaves what the form has already', () => {
  const { cells, notes } = moveOldColumns({ location: 'Pune', new_location: 'Leeds' });
  expect(cells['new_location']).toBe('Leeds');
  expect(notes).toEqual([]);
});

it.each(['', 'No', 'n/a', '-'])('takes "%s" for no disability', (handicapped) => {
  expect(moveOldColumns({ handicapped })).toEqual({ cells: { handicapped }, notes: [] });
});

it('does not repeat yes, nor replace the words of the family', () => {
  expect(moveOldColumns({ handicapped: 'Yes' }).cells['mention_disability']).toBeUndefined();
  const { cells } = moveOldColumns({ handicapped: 'Hearing', mention_disability: 'Uses a hearing aid' });
  expect(cells['mention_disability']).toBe('Uses a hearing aid');
});
