import { useQuery } from '@tanstack/react-query';
import { deskEntryPath, officePaths } from '../../shared/config/office-paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Card, List, Row, Stack } from '../../shared/ui/layout.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { entriesQuery } from './desk-api.ts';
import { StartForm } from './start-form.tsx';
import { Steps } from './steps.tsx';
import classes from './desk-entry.module.css';

/** For a family without e-mail or smartphone: who brings the form, and what the candidate signed. */
export function DeskStartPage() {
  const t = useMessages('deskEntry');
  return (
    <ScreenWrapper
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink to={officePaths.loginCards} look="default">
          {t('cards.title')}
        </ButtonLink>
      }
    >
      <Stack gap={5}>
        <Steps current="family" />
        <StartForm />
        <OpenEntries />
      </Stack>
    </ScreenWrapper>
  );
}

/** Forms that somebody began. */
function OpenEntries() {
  const t = useMessages('deskEntry');
  const { data } = useQuery(entriesQuery);
  const open = data?.entries.filter(({ status }) => status === 'Draft' || status === 'Rejected') ?? [];
  if (open.length === 0) return null;
  return (
    <Card as="section" padding={4} aria-labelledby="open-entries">
      <h2 id="open-entries">{t('open.title')}</h2>
      <List isDivided>
        {open.map(({ id, candidate, bringer_name: bringer, entered_by: by }) => (
          <Row as="li" key={id} gap={3} justify="between" wrap className={classes.entryRow}>
            <Link to={deskEntryPath(id)} className="touch bold">
              {candidate}
            </Link>
            <Text tone="muted">
              {by === null ? t('open.for', { bringer }) : t('open.forBy', { bringer, by })}
            </Text>
          </Row>
        ))}
      </List>
    </Card>
  );
}
