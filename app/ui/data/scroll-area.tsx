import * as Radix from '@radix-ui/react-scroll-area'
import { forwardRef, type ForwardedRef, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'

/** SPEC 9, in ms: how long the bar stays after the pointer has left. */
export const SCROLL_HIDE_DELAY_MS = 600

type ViewportProps = HTMLAttributes<HTMLDivElement> & { children: ReactNode }
type Drawn = {
  render: (props: object, ref: ForwardedRef<HTMLDivElement>) => ReactElement<{ children: ReactElement[] }>
}

/** Radix' viewport without the <style> element beside it, which the security policy refuses: overlays.css holds its rule. */
const Viewport = forwardRef<HTMLDivElement, ViewportProps>(function Viewport(props, ref) {
  const [, viewport] = (Radix.Viewport as unknown as Drawn).render(
    { ...props, disableImplicitContentElement: true },
    ref,
  ).props.children
  return viewport ?? null
})

/**
 * A region that scrolls under a thin bar of our own, natively before and without JavaScript. With `label` it is a region
 * of that name the keyboard reaches; a list that moves its own focus gives `viewport` its role in its place.
 */
export const ScrollArea = forwardRef<
  HTMLDivElement,
  { label?: string; viewport?: HTMLAttributes<HTMLDivElement>; className?: string; children: ReactNode }
>(function ScrollArea({ label, viewport, className = '', children }, ref) {
  const naming = label ? { 'role': 'region', 'aria-label': label, 'tabIndex': 0 } : {}
  return (
    <Radix.Root scrollHideDelay={SCROLL_HIDE_DELAY_MS} className={`scroll-area ${className}`}>
      <Viewport
        ref={ref}
        {...naming}
        {...viewport}
        style={{ overflowX: 'auto', overflowY: 'auto' }}
        className={`scroll-viewport ${viewport?.className ?? ''}`}
      >
        <Radix.Content style={{ display: 'block' }}>{children}</Radix.Content>
      </Viewport>
      <Radix.Scrollbar orientation="vertical" className="scroll-bar">
        <Radix.Thumb className="scroll-thumb" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
})
