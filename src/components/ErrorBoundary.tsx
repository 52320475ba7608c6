import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Called once, when the code of the children doesn't load or fails. */
  onError(): void;
  children: ReactNode;
}

/** Renders nothing when its children fail. Without it, React would remove the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
