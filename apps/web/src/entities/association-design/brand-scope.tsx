import { listBrandVariables, makePalette } from '@suchi/domain/settings';
import { type ComponentProps, useMemo } from 'react';
import { classList } from '../../shared/ui/class-list.ts';
import classes from './brand-scope.module.css';

interface BrandScopeProps extends ComponentProps<'div'> {
  colour: string;
}

/** Shows its parts in another brand colour than the page has, always light. */
export function BrandScope({ colour, className, ...rest }: BrandScopeProps) {
  const variables = useMemo(() => Object.fromEntries(listBrandVariables(makePalette(colour))), [colour]);
  return <div {...rest} className={classList(classes.scope, className)} style={variables} />;
}
