import { describe, expect, it } from 'vitest';
import { chooseNames, fullName } from './shown-names.ts';

const soham = { first_name: 'Soham', middle_name: 'Sudhir', last_name: 'Jadhav' };

describe('a full name', () => {
  it.each([
    [soham, 'Soham Sudhir Jadhav'],
    [{ first_name: ' Soham', last_name: 'Jadhav ' }, 'Soham Jadhav'],
    [{ first_name: null, middle_name: ' ', last_name: null }, ''],
  ])('%j is %s', (parts, expected) => {
    expect(fullName(parts)).toBe(expected);
  });
});

describe('the name that stands first', () => {
  const own = { ...soham, own_script_name: ' सोहम सुधीर जाधव' };
  const inOwn = { name: 'सोहम सुधीर जाधव', latin: 'Soham Sudhir Jadhav', calledBy: 'सोहम' };
  const inLatin = { name: 'Soham Sudhir Jadhav', latin: null, calledBy: 'Soham' };

  it.each([
    ['mr', own, inOwn],
    ['hi', own, inOwn],
    ['gu', own, inLatin],
    ['en', own, inLatin],
    ['gu', { ...soham, own_script_name: 'સોહમ' }, { ...inOwn, name: 'સોહમ', calledBy: 'સોહમ' }],
    ['mr', { ...soham, own_script_name: 'Soham जाधव' }, inLatin],
    ['mr', { ...soham, own_script_name: null }, inLatin],
    ['en', { ...soham, own_script_name: 'Soham J' }, inLatin],
    // A language whose script is not known.
    ['art', own, inLatin],
  ])('in %s', (language, person, expected) => {
    expect(chooseNames(person, language)).toEqual(expected);
  });

  it('is the last name where there is no first', () => {
    const person = { first_name: ' ', last_name: 'Jadhav', own_script_name: null };
    expect(chooseNames(person, 'mr')).toEqual({ name: 'Jadhav', latin: null, calledBy: 'Jadhav' });
  });
});
