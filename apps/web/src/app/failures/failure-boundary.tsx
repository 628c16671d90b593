import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from '../../shared/router/hooks.ts';
import type { Location } from '../../shared/router/location.ts';

interface FailureBoundaryProps {
  /** In the place of what threw, until another page is opened. */
  Failed: ComponentType;
  children: ReactNode;
}

export function FailureBoundary(props: FailureBoundaryProps) {
  return <Boundary {...props} location={useLocation()} />;
}

interface BoundaryState {
  hasFailed: boolean;
  location: Location | null;
}

class Boundary extends Component<FailureBoundaryProps & { location: Location }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, location: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: { location: Location }, state: BoundaryState): BoundaryState | null {
    return props.location === state.location ? null : { hasFailed: false, location: props.location };
  }

  override render() {
    const { Failed, children } = this.props;
    return this.state.hasFailed ? <Failed /> : children;
  }
}
