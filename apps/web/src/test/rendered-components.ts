interface Fiber {
  type: unknown;
  flags: number;
  memoizedProps: unknown;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React's mark on a component that ran. */
const performedWork = 1;

/** Where React looks for developer tools when it loads. */
const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

interface Hook {
  record: ((name: string) => void) | null;
  supportsFiber: true;
  inject: () => number;
  onCommitFiberUnmount: () => void;
  onPostCommitFiberRoot: () => void;
  onCommitFiberRoot: (renderer: number, root: { current: Fiber }) => void;
}

const made: Hook = {
  record: null,
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberRoot: (_, root) => {
    if (made.record) visit(root.current.child, made.record);
  },
};

/** React loads once in a worker, this file once in a test file: the first hook stays. */
const tools = globalThis as { [hookName]?: Hook };
const hook = (tools[hookName] ??= made);

/** A part that did not render is the same object as before, with all below it. */
function visit(first: Fiber | null, record: (name: string) => void): void {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
    const hasRun = (fiber.flags & performedWork) !== 0;
    if (hasRun && typeof fiber.type === 'function') record(fiber.type.name);
    if (fiber.alternate === null || fiber.child !== fiber.alternate.child) visit(fiber.child, record);
  }
}

/** How often each component renders while `act` runs. */
export async function countRenders(act: () => Promise<void>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  hook.record = (name) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  await act();
  hook.record = null;
  return counts;
}
