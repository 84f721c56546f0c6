import type { ReactNode } from 'react'

type FixedLinkProps = { to: string; className: string; children: ReactNode }

/** A link of a fixed part: the part it stands in leads on without a new page load (fixed-part.tsx). */
export const FixedLink = ({ to, className, children }: FixedLinkProps) => (
  <a href={to} data-discover="true" className={className}>
    {children}
  </a>
)
