import type { CSSProperties } from 'react'

/** React 18 hands these attributes through but does not know their types. */
export const opensPopover = (id: string) => ({ popovertarget: id }) as Record<string, string>
export const closesPopover = (id: string) =>
  ({ popovertarget: id, popovertargetaction: 'hide' }) as Record<string, string>
export const isPopover = { popover: 'auto' } as Record<string, string>

/** Ties a panel to the button above it where the browser can place by anchors. */
export const anchor = (name: string) => ({ '--anchor': `--${name}` }) as CSSProperties

/** Closes every open panel, such as after a link in it was followed without a page load. */
export function closePopovers(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (panel.matches(':popover-open')) panel.hidePopover()
  }
}
