import * as z from 'zod/mini';
import { allContracts, type DeclaredContract } from './all.ts';
import { type Access, contractPath, errorStatuses } from './basics/index.ts';

/** A path that is not declared by a contract: one of the engine's own. */
export interface OtherPath {
  summary: string;
  methods: readonly string[];
  /** `:name` matches one segment. */
  path: string;
  access: Access;
}

type Json = Record<string, unknown>;
type Paths = Record<string, Record<string, Json>>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const errorAnswer = {
  default: {
    description: 'An error; its code says which',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
  },
};

const securityOf = (access: Access) => (access === 'visitor' ? [] : [{ bearer: [] }, { session: [] }]);

function parametersOf({ input, bytes }: DeclaredContract): Json[] {
  const { properties = {}, required = [] } = schemaOf(input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const headers = bytes?.headers ?? {};
  return Object.entries(properties).map(([name, schema]) => ({
    name: headers[name] ?? name,
    in: name in headers ? 'header' : 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBodyOf({ bytes, input }: DeclaredContract): Json {
  const content = bytes
    ? Object.fromEntries(bytes.contentTypes.map((type) => [type.replace(/\/$/, '/*'), {}]))
    : { 'application/json': { schema: schemaOf(input, 'input') } };
  return { required: true, content };
}

function answerOf({ file, output }: DeclaredContract): Json {
  if (file !== undefined) return { [file]: {} };
  const schema = { type: 'object', properties: { data: schemaOf(output, 'output') }, required: ['data'] };
  return { 'application/json': { schema } };
}

function operationOf(contract: DeclaredContract): Json {
  const { method, group, name, access, bytes, isRedirect } = contract;
  return {
    operationId: name.replace(/Contract$/, ''),
    tags: [group],
    'x-access': access,
    security: securityOf(access),
    ...(method === 'GET' || bytes ? { parameters: parametersOf(contract) } : {}),
    ...(method === 'GET' ? {} : { requestBody: requestBodyOf(contract) }),
    responses: {
      ...(isRedirect === true
        ? { 303: { description: 'Go on to the address in Location' } }
        : { 200: { description: 'Done', content: answerOf(contract) } }),
      ...errorAnswer,
    },
  };
}

function addOther(paths: Paths, { summary, methods, path, access }: OtherPath): void {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const operations = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
  for (const method of methods) {
    operations[method.toLowerCase()] = {
      summary,
      tags: ['engine'],
      'x-access': access,
      security: securityOf(access),
      parameters: names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      responses: { '2XX': { description: 'As the engine documents it' }, ...errorAnswer },
    };
  }
}

const components = {
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    session: { type: 'apiKey', in: 'cookie', name: '__Host-suchi_session' },
  },
  schemas: {
    Errors: {
      type: 'object',
      required: ['errors'],
      properties: {
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['message', 'extensions'],
            properties: {
              message: { type: 'string' },
              extensions: {
                type: 'object',
                required: ['code'],
                properties: { code: { enum: Object.keys(errorStatuses).toSorted() } },
              },
            },
          },
        },
      },
    },
  },
};

/** Everything that is reachable from the internet, as an OpenAPI 3.1 document. */
export function buildOpenApi(others: readonly OtherPath[]): Json {
  const paths: Paths = {};
  // In the order of methods, for paths that have several.
  for (const contract of allContracts.toSorted((one, two) => one.method.localeCompare(two.method)))
    (paths[contractPath(contract)] ??= {})[contract.method.toLowerCase()] = operationOf(contract);
  for (const other of others) addOther(paths, other);
  return {
    openapi: '3.1.0',
    info: { title: 'Suchi', version: '1' },
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [two]) => (one < two ? -1 : 1))),
    components,
  };
}
