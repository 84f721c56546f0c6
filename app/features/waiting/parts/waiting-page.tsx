import { WaitlistForm } from '#app/kits/members/waitlist/waitlist-form.tsx'
import type { WaitlistResult } from '#app/kits/members/waitlist/waitlist.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'

type Props = { title: string; category: string; about: string; result: WaitlistResult | undefined }

/** The panda keeps away from text about money. */
const NO_PANDA_BESIDE = ['Plans', 'Account']

/** A screen that the catalogue has and no room yet: what it will do, and a place on its waitlist. */
export function WaitingPage({ title, category, about, result }: Props) {
  return (
    <div className="page grid gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-20">
      <section>
        <p className="flex flex-wrap items-center gap-2 text-sm text-fg-muted">
          {category} <Badge tone="warning">Not open yet</Badge>
        </p>
        <h1 className="heading-page mt-3">{title}</h1>
        <p className="lead mt-4 max-w-[34em]">{about}</p>
      </section>
      <aside className="lg:pt-4" aria-label="Waitlist">
        <div className="relative mt-[104px] rounded-2xl bg-surface p-6 shadow-md sm:p-8">
          {NO_PANDA_BESIDE.includes(category) ? null : (
            <Panda pose="reading" className="absolute right-8 bottom-full -mb-1.5 h-[112px]" />
          )}
          <h2 className="heading-card">Be told when it opens</h2>
          <p className="mt-2 mb-5 text-fg-muted">Leave an address and you get one message, on the day it works.</p>
          <WaitlistForm result={result} />
        </div>
      </aside>
    </div>
  )
}
