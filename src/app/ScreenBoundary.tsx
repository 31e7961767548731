/** Error boundary: keeps the frame of the page when a screen throws or its code cannot be loaded. */
import { Component, type ReactNode } from "react"

interface ScreenBoundaryProps {
  /** A change of page resets the boundary. */
  readonly page: string
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface ScreenBoundaryState {
  readonly brokenPage: string | null
}

export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { brokenPage: null }

  override componentDidCatch(): void {
    this.setState({ brokenPage: this.props.page })
  }

  static getDerivedStateFromError(): Partial<ScreenBoundaryState> {
    return { brokenPage: "" }
  }

  override render(): ReactNode {
    const { brokenPage } = this.state
    const isBroken = brokenPage === "" || brokenPage === this.props.page
    return isBroken ? this.props.fallback : this.props.children
  }
}
