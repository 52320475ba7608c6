import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Called when the children don't load or fail. */
  onError(): void;
  /** What shows instead of the children; by default, nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Replaces its children when they fail. Without it, React would remove the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : children;
  }
}
