import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'

/** Who wrote something; of whoever left or took their name off, nothing. */
export function Author({ by }: { by: { author: string | null; handle: string | null } | null }) {
  if (!by?.author || !by.handle) return <span>a former member</span>
  return (
    <Link to={to('profile', { handle: by.handle })} className="font-medium text-fg hover:text-accent-text">
      {by.author}
    </Link>
  )
}
