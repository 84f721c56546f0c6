import { WaitlistForm } from '#app/kits/members/waitlist/waitlist-form.tsx'
import type { WaitlistResult } from '#app/kits/members/waitlist/waitlist.server.ts'
import { Card } from '#app/ui/brand/card.tsx'

/** What this screen does not do yet, said plainly, with a place on its waitlist. */
export function LaterCard({ missing, result }: { missing: string; result: WaitlistResult | undefined }) {
  return (
    <Card as="section" aria-labelledby="later" className="p-7 max-sm:p-5 print:hidden">
      <h2 id="later" className="heading-card">
        Not here yet
      </h2>
      <p className="mt-2 mb-5 text-base text-fg-muted">{missing}</p>
      <WaitlistForm result={result} />
    </Card>
  )
}
