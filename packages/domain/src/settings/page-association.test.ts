import { expect, it } from 'vitest';
import { pageAssociationAtFirst, writePageAssociation } from './page-association.ts';

it('a typed text cannot end the element of the page', () => {
  const name = '</script><script>alert(1)</script>';
  const element = writePageAssociation({ ...pageAssociationAtFirst, name });
  const [, json = ''] =
    /^<script type="application\/json" id="association">([^<]*)<\/script>$/.exec(element) ?? [];
  expect(JSON.parse(json)).toEqual({ ...pageAssociationAtFirst, name });
});

it('the page has no more of the association than the app reads', () => {
  expect(Object.keys(pageAssociationAtFirst)).not.toContain('colour');
  expect(Object.keys(pageAssociationAtFirst)).not.toContain('town');
});
