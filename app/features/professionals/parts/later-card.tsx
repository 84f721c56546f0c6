import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { WaitlistForm } from '#app/kits/members/waitlist/waitlist-form.tsx'
import type { ProfessionId } from '#app/kits/members/businesses/profession-names.ts'
import type { WaitlistResult } from '#app/kits/members/waitlist/waitlist.server.ts'
import { Card } from '#app/ui/brand/card.tsx'

/** What this screen does not do yet, said plainly, with a place on its waitlist. */
export function LaterCard({
  missing,
  here,
  result,
}: {
  missing: string
  /** A profession whose verified members can be booked. */
  here?: { profession: ProfessionId; words: string }
  result: WaitlistResult | undefined
}) {
  return (
    <Card as="section" aria-labelledby="later" className="p-7 max-sm:p-5 print:hidden">
      <h2 id="later" className="heading-card">
        Not here yet
      </h2>
      <p className="mt-2 mb-5 text-base text-fg-muted">
        {missing}{' '}
        {here ? (
          <Link to={to('businesses', null, { profession: here.profession, verified: 1 })} className="link">
            {here.words}
          </Link>
        ) : null}
      </p>
      <WaitlistForm result={result} />
    </Card>
  )
}
