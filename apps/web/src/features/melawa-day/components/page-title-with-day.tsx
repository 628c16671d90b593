import { Text } from '../../../shared/ui/text.tsx';

/** The title, and the day beside it. */
export function PageTitleWithDay({ title, day }: { title: string; day?: string | undefined }) {
  return (
    <>
      {title}
      {day === undefined ? null : (
        <>
          {' '}
          <Text as="span" tone="soft" size="lg" face="plain" weight="regular">
            {day}
          </Text>
        </>
      )}
    </>
  );
}
