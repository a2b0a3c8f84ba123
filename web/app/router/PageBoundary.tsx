import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown; another view is another chance. */
  view: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  view: unknown;
  failed: boolean;
}

/** Catches a page that fails while it is shown. */
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
