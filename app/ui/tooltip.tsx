import type { ReactNode } from 'react'

/**
 * Words beside a control on hover and focus, drawn by CSS: the first after 700 ms, the next within a group at once until
 * the pointer was away for 300 ms. Decorative: the control keeps a name of its own.
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
