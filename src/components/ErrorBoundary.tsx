import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Called once, when what is inside does not arrive or crashes. */
  onError(): void;
  children: ReactNode;
}

/** Keeps a problem of what is inside from the rest of the page, which React would take away as a whole; shows nothing in its place. */
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
