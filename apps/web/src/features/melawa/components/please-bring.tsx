import { IconBook2, IconFileText, IconId, IconQrcode } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, List, Row } from '../../../shared/ui/layout.tsx';
import classes from './answer-form.module.css';

const things = [
  ['bringPass', IconQrcode],
  ['bringCard', IconId],
  ['bringBook', IconBook2],
  ['bringBiodata', IconFileText],
] as const;

export function PleaseBring() {
  const t = useMessages('melawa');
  return (
    <section>
      <h2 className={classes.title}>{t('form.bring')}</h2>
      <Card padding={4}>
        <List gap={3}>
          {things.map(([thing, Icon]) => (
            <Row as="li" key={thing} gap={3} align="start" className="with-icon">
              <Icon size={22} className="muted" aria-hidden="true" />
              {t(`form.${thing}`)}
            </Row>
          ))}
        </List>
      </Card>
    </section>
  );
}
