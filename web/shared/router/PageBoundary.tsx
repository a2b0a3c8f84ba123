import { Component, type ReactNode } from 'react';

interface Props {
  /** The view that is shown; after a failure the next one is tried. */
  view: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  view: unknown;
  failed: boolean;
}

/** Shows the fallback for a page that throws while it renders. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { view: this.props.view, failed: false };

  static getDerivedStateFromProps({ view }: Props, state: State): State | null {
    return view === state.view ? null : { view, failed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
