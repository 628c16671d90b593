import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const builderWrites = new Set(['insert', 'update', 'delete', 'del', 'increment', 'decrement', 'truncate']);
const serviceWrites =
  /^(create|update|delete|upsert)(One|Many|Batch|ByQuery|Singleton)$|^(upload|import)One$/;
const tablesOfServices: Record<string, string> = {
  UsersService: 'directus_users',
  FilesService: 'directus_files',
};
/** What follows is a table; `for update` and `do update` are no writes of their own. */
const sqlWrite = /(?<!\b(?:for|do|key) )\b(?:insert into|update|delete from|truncate(?: table)?) "?([\w.]+)/g;

/** Spares the tree of a file that writes nothing. */
const mayWrite =
  /\b(insert|update|delete|del|increment|decrement|truncate)\b|\b(create|update|delete|upsert|upload|import)[A-Z]/;

/** Who writes a table: table → room → files. A room is a folder of the server's source. */
export type Writers = Map<string, Map<string, Set<string>>>;

/** The files of the rooms, tests left out. */
export function listRoomFiles(source: string): { file: string; room: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.]+\.ts$/.test(file) && file.includes(path.sep))
    .map((file) => ({ file, room: file.split(path.sep)[0] ?? '' }));
}

/** Reads the server's source and says who writes which of the `tables`; it runs nothing. */
export function findWriters(source: string, tables: ReadonlySet<string>): Writers {
  const writers: Writers = new Map();
  for (const { file, room } of listRoomFiles(source)) {
    // The installer brings a whole database to what is declared, before anyone uses it.
    if (room === 'installation') continue;
    const text = readFileSync(path.join(source, file), 'utf8');
    if (!mayWrite.test(text)) continue;
    for (const table of new Reader(path.join(source, file), text, tables).written()) {
      const rooms = writers.get(table) ?? new Map<string, Set<string>>();
      writers.set(table, rooms.set(room, (rooms.get(room) ?? new Set()).add(file)));
    }
  }
  return writers;
}

/** The tables that more than one room writes, each with its rooms and their files. */
export function sharedTables(writers: Writers): string[] {
  return [...writers]
    .filter(([, rooms]) => rooms.size > 1)
    .map(([table, rooms]) => {
      const names = [...rooms].map(([room, files]) => `${room} (${[...files].join(', ')})`);
      return `${table}: ${names.toSorted().join('; ')}`;
    })
    .toSorted();
}

/** One file, read as a tree: chains of the query builder, the engine's services, and SQL as text. */
class Reader {
  readonly #tree: ts.SourceFile;
  readonly #tables: ReadonlySet<string>;

  constructor(file: string, text: string, tables: ReadonlySet<string>) {
    this.#tables = tables;
    this.#tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  }

  written(): Set<string> {
    const found = new Set<string>();
    this.#visit(this.#tree, (node) => {
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
        for (const table of this.#tablesOfCall(node.expression)) found.add(table);
      }
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
        const sql = this.#textOf(node).toLowerCase().replaceAll(/\s+/g, ' ');
        for (const [, table = ''] of sql.matchAll(sqlWrite)) if (this.#tables.has(table)) found.add(table);
      }
    });
    return found;
  }

  #visit(node: ts.Node, see: (node: ts.Node) => void): void {
    see(node);
    node.forEachChild((child) => this.#visit(child, see));
  }

  #tablesOfCall({ name, expression }: ts.PropertyAccessExpression): string[] {
    if (builderWrites.has(name.text)) return this.#tablesOfChain(expression);
    return serviceWrites.test(name.text) ? this.#tablesOfService(expression) : [];
  }

  /** Down a chain such as `tx('a').where(…).update(…)` to the call that names the table. */
  #tablesOfChain(node: ts.Expression, depth = 0): string[] {
    const follow = (next: ts.Expression) => (depth > 30 ? [] : this.#tablesOfChain(next, depth + 1));
    if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return follow(node.expression);
    if (ts.isConditionalExpression(node)) return [...follow(node.whenTrue), ...follow(node.whenFalse)];
    if (ts.isPropertyAccessExpression(node)) return follow(node.expression);
    if (ts.isIdentifier(node)) {
      const declared = this.#declared(node);
      return declared ? follow(declared) : [];
    }
    if (!ts.isCallExpression(node)) return [];
    const [first] = node.arguments;
    if (ts.isIdentifier(node.expression)) return first ? this.#tablesOfArgument(first, follow) : [];
    const found = follow(node.expression);
    // `platform.database('a')` names its table too.
    return found.length > 0 || !first || !ts.isStringLiteralLike(first)
      ? found
      : this.#tablesOfArgument(first, follow);
  }

  #tablesOfArgument(argument: ts.Expression, follow: (next: ts.Expression) => string[]): string[] {
    if (ts.isCallExpression(argument)) return follow(argument);
    const table = this.#textOf(argument).split(' ')[0] ?? '';
    if (this.#tables.has(table)) return [table];
    // A table that is only known at run time: each one that the file names may be it.
    return ts.isIdentifier(argument) && !table ? this.#namedTables() : [];
  }

  #tablesOfService(node: ts.Expression): string[] {
    if (ts.isParenthesizedExpression(node)) return this.#tablesOfService(node.expression);
    const made = ts.isIdentifier(node) ? this.#declared(node) : node;
    if (!made || !ts.isNewExpression(made)) return [];
    const table = tablesOfServices[made.expression.getText(this.#tree).split('.').at(-1) ?? ''];
    if (table) return [table];
    return made.arguments?.[0]
      ? [this.#textOf(made.arguments[0])].filter((name) => this.#tables.has(name))
      : [];
  }

  #namedTables(): string[] {
    const named: string[] = [];
    this.#visit(this.#tree, (node) => {
      if (!ts.isStringLiteralLike(node) || !this.#tables.has(node.text)) return;
      // A table that is queried by its own name, or that a type names, is not meant.
      if (!ts.isCallExpression(node.parent) && !ts.isLiteralTypeNode(node.parent)) named.push(node.text);
    });
    return named;
  }

  /** A text with what its constants stand for; empty where it is not known before run time. */
  #textOf(node: ts.Expression): string {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return this.#textOf(node.expression);
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map((span) => this.#textOf(span.expression) + span.literal.text);
      return node.head.text + spans.join('');
    }
    const declared = ts.isIdentifier(node) ? this.#declared(node) : undefined;
    return declared && declared !== node ? this.#textOf(declared) : '';
  }

  /** What a name was given where it was declared: in the functions around it, in the file, or in the file it is imported from. */
  #declared(name: ts.Identifier): ts.Expression | undefined {
    for (let scope: ts.Node = name.parent; ; scope = scope.parent) {
      if (ts.isFunctionLike(scope) && scope.parameters.some((each) => each.name.getText() === name.text)) {
        return undefined;
      }
      if (ts.isBlock(scope) || ts.isSourceFile(scope)) {
        const found = initialiserIn(scope, name.text);
        if (found) return found;
      }
      if (ts.isSourceFile(scope)) return this.#imported(scope, name.text);
    }
  }

  #imported(tree: ts.SourceFile, name: string): ts.Expression | undefined {
    for (const statement of tree.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      const match = bindings.elements.find((each) => each.name.text === name);
      const file = path.resolve(path.dirname(tree.fileName), statement.moduleSpecifier.text);
      if (!match || !existsSync(file)) continue;
      const other = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      return initialiserIn(other, (match.propertyName ?? match.name).text);
    }
    return undefined;
  }
}

function initialiserIn(scope: ts.Block | ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of scope.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((each) => each.name.getText() === name);
    if (found) return found.initializer;
  }
  return undefined;
}
