import type { ReactNode } from 'react'

/**
 * Words beside a control on hover and focus, drawn by CSS with the delays of tooltip-timing.ts. They can be reached by the
 * pointer, stay while it is there and go away on Escape. Decorative: the control keeps a name of its own.
 */
export function Tooltip({
  words,
  side = 'top',
  children,
}: {
  words: string
  side?: 'top' | 'bottom'
  children: ReactNode
}) {
  return (
    <span className="tooltip inline-grid" data-tip={words} data-tip-side={side}>
      {children}
    </span>
  )
}

/** Controls whose tooltips follow one another, such as a toolbar. */
export function TooltipGroup({ className = '', children }: { className?: string; children: ReactNode }) {
  return <span className={`tooltip-group inline-flex gap-1 ${className}`}>{children}</span>
}
