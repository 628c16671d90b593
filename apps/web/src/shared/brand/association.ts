import { associationAtFirst, type PageAssociation } from '@suchi/domain/settings';

/** What the node wrote into the page. The page of a build, a test or `pnpm dev` has nothing: then it is the first one. */
export function readPageAssociation(page: Pick<Document, 'getElementById'> | undefined): PageAssociation {
  const text = page?.getElementById('association')?.textContent;
  if (text) return JSON.parse(text) as PageAssociation;
  return { ...associationAtFirst, supportEmail: null, supportPhone: null, chatUrl: null, logo: null };
}

/** Everything on the screens that names the association takes it from here. */
export const association: PageAssociation = readPageAssociation(globalThis.document);
