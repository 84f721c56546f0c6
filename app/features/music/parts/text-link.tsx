import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

type Props = { to: string; about: string; children: ReactNode }

/** A link of a list, which says to readers what it is about. */
export const TextLink = ({ to, about, children }: Props) => (
  <Link to={to} className="link text-sm">
    {children}
    <span className="sr-only">{` ${about}`}</span>
  </Link>
)
