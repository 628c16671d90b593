interface Node {
  type: string;
  name?: string;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
}

interface Context {
  report(finding: { node: Node; message: string }): void;
}

const message =
  'A rule of the domain takes the clock as an argument (`now: Date`), so that a test can stand at any instant.';

const isDate = (node: Node | undefined) => node?.type === 'Identifier' && node.name === 'Date';

/** oxlint has no rule that separates `new Date()` from `new Date(ms)`; only the first reads the clock. */
const noClock = {
  create: (context: Context) => ({
    NewExpression(node: Node) {
      if (isDate(node.callee) && node.arguments?.length === 0) context.report({ node, message });
    },
    CallExpression(node: Node) {
      const { callee } = node;
      const readsNow =
        callee?.type === 'MemberExpression' && isDate(callee.object) && callee.property?.name === 'now';
      if (readsNow || isDate(callee)) context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: 'domain-purity' },
  rules: { 'no-clock': noClock },
};
