import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The way back from one thing to the list it is of; stands above the heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1.5 font-medium text-fg-muted hover:text-fg"
    >
      <Icon name="arrow-left" size={17} className="rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
