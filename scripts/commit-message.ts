const types = ['feat', 'fix', 'docs', 'test', 'refactor', 'perf', 'chore', 'ci', 'build'];
const subjectPattern = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9][a-z0-9-]*\\))?!?: \\S.*$`);
const writtenByGit = /^(?:Merge|Revert|fixup!|squash!|amend!) /;
const subjectMaxLength = 100;

/** What is wrong with a commit message, in a sentence; null when it is valid. */
export function findMessageProblem(message: string): string | null {
  const lines = message.split('\n').filter((line) => !line.startsWith('#'));
  const subject = lines[0] ?? '';
  if (writtenByGit.test(subject)) return null;
  if (!subjectPattern.test(subject)) {
    return `The first line must read \`type(scope): summary\`, with a type of ${types.join(', ')}.`;
  }
  if (subject.length > subjectMaxLength) {
    return `The first line has ${subject.length} characters; keep it to ${subjectMaxLength} and say why in the body.`;
  }
  if (lines[1]?.trim()) return 'Leave the second line empty; the body starts on the third.';
  return null;
}
