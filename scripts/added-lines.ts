export interface AddedText {
  commit: string;
  file: string;
  text: string;
}

/** What each commit added to each file, from `git log -p -U0 --format='commit %h'`. */
export function addedLines(log: string): AddedText[] {
  const added: AddedText[] = [];
  let commit = '';
  let current: AddedText | undefined;
  for (const line of log.split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice(7);
    else if (line.startsWith('+++ ')) {
      // A deleted file is `/dev/null`.
      current = line.startsWith('+++ b/') ? { commit, file: line.slice(6), text: '' } : undefined;
      if (current) added.push(current);
    } else if (line.startsWith('+') && current) current.text += `${line.slice(1)}\n`;
  }
  return added;
}
