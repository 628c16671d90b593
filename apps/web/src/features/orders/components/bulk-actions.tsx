import {
  IconArchive,
  IconArrowBackUp,
  IconBuilding,
  IconCircleCheck,
  IconPrinter,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Translate } from '../../../shared/i18n/messages.ts';
import type { BulkAction } from '../../../shared/ui/data-list/selection-bar.tsx';
import type { OrdersPlace } from '../model/orders-place.ts';

type Name = 'dispatch' | 'labels' | 'deliver' | 'handOver' | 'archive' | 'restore';

const icons: Record<Name, ReactNode> = {
  dispatch: <IconTruckDelivery size={20} />,
  labels: <IconPrinter size={20} />,
  deliver: <IconCircleCheck size={20} />,
  handOver: <IconBuilding size={20} />,
  archive: <IconArchive size={20} />,
  restore: <IconArrowBackUp size={20} />,
};

/** What can be done with the selected orders of a list, the main action first. */
function listNames({ step, isPast }: OrdersPlace, isPaid: boolean): readonly Name[] {
  if (isPast) return ['restore'];
  if (!isPaid || step === 'delivered') return ['archive'];
  return step === 'dispatched'
    ? ['deliver', 'labels', 'archive']
    : ['dispatch', 'labels', 'handOver', 'archive'];
}

interface BulkActionsOf {
  place: OrdersPlace;
  isPaid: boolean;
  run: Record<Exclude<Name, 'handOver'>, () => void>;
}

export function listBulkActions({ place, isPaid, run }: BulkActionsOf, t: Translate<'orders'>): BulkAction[] {
  return listNames(place, isPaid).map((name) => ({
    key: name,
    label: t(`do.${name}`),
    icon: icons[name],
    run: run[name === 'handOver' ? 'deliver' : name],
    ...(name === 'labels' || name === 'deliver' ? { shortLabel: t(`do.${name}Short`) } : {}),
  }));
}
