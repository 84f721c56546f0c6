import { isOpen } from '#app/catalogue/doors.ts'
import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Lockup } from '#app/ui/brand/lockup.tsx'

/** The line above a landing whose host has no site header: who speaks, and the way in for members. */
export function BareTop({ name }: { name: string }) {
  return (
    <div className="page flex h-header items-center justify-between gap-4">
      <Link to={to('home')} className="inline-flex min-h-tap items-center">
        <Lockup name={name} />
      </Link>
      {isOpen('login') && (
        <ButtonLink to={to('login')} variant="ghost" size="sm">
          Sign in
        </ButtonLink>
      )}
    </div>
  )
}
