import type { ReactNode } from 'react'
import { Panda } from '../brand/panda.tsx'

/** What happened (`title`), what is safe, what to do. Never a joke. */
export function ErrorState({
  title,
  children,
  safe,
  action,
  heading: Heading = 'h2',
  isAnnounced = true,
  className = '',
}: {
  title: string
  children?: ReactNode
  safe?: string
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** False where the page is there to show it, and nothing has happened. */
  isAnnounced?: boolean
  className?: string
}) {
  return (
    <div
      role={isAnnounced ? 'alert' : undefined}
      className={`grid content-start justify-items-center gap-2 px-5 py-6 text-center ${className}`}
    >
      <Panda pose="worried" className="h-32" />
      <Heading className="heading-small">{title}</Heading>
      {children ? <div className="max-w-[46ch] text-fg-muted">{children}</div> : null}
      {safe ? <p className="max-w-[46ch] text-fg-muted">{safe}</p> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
