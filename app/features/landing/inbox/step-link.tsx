import { Link } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'
import type { InboxState } from './inbox-state.ts'
import type { Inbox } from './use-inbox.ts'

/** A link to the inbox one step on. Robots need not walk through every state of a sample. */
export function StepLink({
  inbox,
  next,
  ...rest
}: { inbox: Inbox; next: InboxState } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return <Link {...rest} to={inbox.toHref(next)} rel="nofollow" preventScrollReset />
}
