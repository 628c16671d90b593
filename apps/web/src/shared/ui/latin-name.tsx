import { Text } from './text.tsx';

/** Below a name in own letters: the same in English letters, as everything on paper has it. */
export function LatinName({ name }: { name: string | null }) {
  if (name === null) return null;
  return (
    <Text tone="muted" leading="snug" breaks lang="en">
      {name}
    </Text>
  );
}
