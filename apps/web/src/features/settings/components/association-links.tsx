import type { OfficeSettings } from '@suchi/contracts/settings';
import { findMissingPages, type LegalPage, legalPages } from '@suchi/domain/setup';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { DesignCard } from '../../../entities/association-design/design-card.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { List, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { groupSearch } from '../model/settings-groups.ts';
import classes from './settings-page.module.css';

interface CardProps {
  settings: OfficeSettings;
}

function ChangeLink({ of }: { of: string }) {
  const t = useMessages('settings');
  return (
    <Link to={{ search: groupSearch('pages') }} className="touch" aria-label={`${t('design.change')}: ${of}`}>
      {t('design.change')}
    </Link>
  );
}

/** How people reach the association, as the public pages say it. */
export function ContactCard({ settings }: CardProps) {
  const t = useMessages('settings');
  const rows = [
    { name: null, role: t('design.office'), at: settings.support_phone ?? settings.support_email },
    {
      name: settings.grievance_officer_name,
      role: t('design.grievance'),
      at: settings.grievance_officer_phone ?? settings.grievance_officer_email,
    },
  ];
  return (
    <DesignCard title={t('design.contacts')} aside={<ChangeLink of={t('design.contacts')} />}>
      <List isDivided>
        {rows.map(({ name, role, at }) => (
          <Row as="li" key={role} gap={3} rowGap={0} justify="between" wrap className={classes.line}>
            <span>
              {name === null ? <strong>{role}</strong> : <strong>{name}</strong>}{' '}
              {name === null ? null : <span className="soft">{role}</span>}
            </span>
            {at === null ? (
              <strong className="gold">{t('design.missing')}</strong>
            ) : (
              <span className="breaks figures">{at}</span>
            )}
          </Row>
        ))}
      </List>
    </DesignCard>
  );
}

/** What is missing on a page, or whose words it has. */
function findState(page: LegalPage, settings: OfficeSettings): 'missing' | 'ownText' | 'builtIn' {
  if (findMissingPages(settings).includes(page)) return 'missing';
  if (page === 'terms') return 'builtIn';
  if (page === 'contact' || page === 'grievance') return 'ownText';
  return settings[`${page}_text`] === null ? 'builtIn' : 'ownText';
}

export function LegalCard({ settings }: CardProps) {
  const t = useMessages('settings');
  const tFooter = useMessages('footer');
  return (
    <DesignCard title={t('design.legal')} aside={<ChangeLink of={t('design.legal')} />}>
      <List isDivided>
        {legalPages.map((page) => {
          const state = findState(page, settings);
          const isMissing = state === 'missing';
          return (
            <Row as="li" key={page} gap={3}>
              {isMissing ? (
                <IconAlertTriangle size={20} className="gold" aria-hidden="true" />
              ) : (
                <IconCircleCheck size={20} className="success" aria-hidden="true" />
              )}
              <Link to={paths[page]} className="touch ink regular grow" reloadDocument>
                {tFooter(`links.${page}`)}
              </Link>
              <Text
                as="span"
                size="sm"
                tone={isMissing ? 'gold' : 'soft'}
                weight={isMissing ? 'bold' : 'regular'}
              >
                {t(`design.${state}`)}
              </Text>
            </Row>
          );
        })}
      </List>
    </DesignCard>
  );
}
