import { Component, type ReactNode } from "react";

interface FaultBoundaryProps {
  /** Called once, when what is inside does not arrive or crashes. */
  onFault(): void;
  children: ReactNode;
}

/** Keeps a fault of what is inside from the rest of the page, which React would take away as a whole; shows nothing in its place. */
export class FaultBoundary extends Component<FaultBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFault();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
