import { expect, it } from 'vitest';
import { namesInTexts } from './names-in-texts.ts';
import { associationAtFirst } from './page-association.ts';

it.each([
  ['en', 'Suchi', 'Sahyadri Samaj Mandal'],
  ['mr', 'सूची', 'सह्याद्री समाज मंडळ'],
  ['hi', 'सूची', 'सह्याद्री समाज मंडळ'],
  ['gu', 'Suchi', 'Sahyadri Samaj Mandal'],
])('in %s: %s of %s', (language, product, association) => {
  expect(namesInTexts(associationAtFirst, language)).toMatchObject({ product, association });
});

it.each([
  ['Suchi', 'suchi'],
  ['Parichay', 'parichay'],
  ['Milan Patrika', 'Milan Patrika'],
  ['VMM', 'VMM'],
  ['परिचय', 'परिचय'],
])('the book of %s is the %s', (shortName, book) => {
  expect(namesInTexts({ ...associationAtFirst, shortName }, 'en')).toMatchObject({ book, Book: shortName });
});
