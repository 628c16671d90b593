import { expect, it } from 'vitest';
import { addedLines } from './added-lines.ts';

it('lists what each commit added to each file', () => {
  const log = `commit b2
diff --git a/one.ts b/one.ts
--- a/one.ts
+++ b/one.ts
@@ -1 +1,2 @@
-old
+new
+newer
diff --git a/two.ts b/two.ts
--- /dev/null
+++ b/two.ts
@@ -0,0 +1 @@
+first
commit a1
diff --git a/two.ts b/two.ts
--- a/two.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone`;
  expect(addedLines(log)).toEqual([
    { commit: 'b2', file: 'one.ts', text: 'new\nnewer\n' },
    { commit: 'b2', file: 'two.ts', text: 'first\n' },
  ]);
});
