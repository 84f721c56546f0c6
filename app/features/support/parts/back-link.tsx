import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/icon.tsx'

export function BackLink() {
  return (
    <Link
      to={to('support')}
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1.5 font-medium text-fg-muted hover:text-fg"
    >
      <Icon name="arrow-left" size={17} />
      All of the help centre
    </Link>
  )
}
