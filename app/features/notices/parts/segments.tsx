import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'

/** All notices, or the new ones alone. */
export const Segments = ({ isUnread }: { isUnread: boolean }) => (
  <nav aria-label="Which notices" className="mt-4 flex gap-4">
    {[
      { label: 'All', isHere: !isUnread, at: to('notices') },
      { label: 'New', isHere: isUnread, at: to('notices', null, { show: 'new' }) },
    ].map(({ label, isHere, at }) => (
      <Link
        key={label}
        to={at}
        aria-current={isHere ? 'page' : undefined}
        className={isHere ? 'border-b-2 border-current py-1.5 font-medium' : 'py-1.5 text-fg-muted hover:text-fg'}
      >
        {label}
      </Link>
    ))}
  </nav>
)
