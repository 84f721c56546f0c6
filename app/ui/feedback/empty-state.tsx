import type { ReactNode } from 'react'
import { Panda, type PandaPose } from '../brand/panda.tsx'

/** Nothing here yet: a panda, one line, one action. */
export function EmptyState({
  title,
  children,
  action,
  pose = 'reading',
  heading: Heading = 'h2',
  live = false,
  className = '',
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  pose?: PandaPose
  heading?: 'h1' | 'h2' | 'h3'
  live?: boolean
  className?: string
}) {
  return (
    <div className={`grid content-start justify-items-center gap-2 px-5 py-6 text-center ${className}`}>
      <Panda pose={pose} live={live} className="h-32" />
      <Heading className="heading-small">{title}</Heading>
      {children ? <div className="max-w-[42ch] text-fg-muted">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
