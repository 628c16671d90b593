export const server = 'apps/api/extensions/suchi/src';
export const web = 'apps/web/src';
export const domain = 'packages/domain/src';

/** A file of integration tests. */
export const integration = (name: string) => [`apps/api/test/${name}.integration.test.ts`];

/** A file of journeys. */
export const journey = (name: string) => [`e2e/journeys/${name}.spec.ts`];
