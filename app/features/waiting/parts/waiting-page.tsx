import { Link } from '@remix-run/react'
import { screens } from '#app/catalogue/screens.ts'
import { fillPath } from '#app/catalogue/to.ts'
import { WaitlistForm } from '#app/kits/members/waitlist/waitlist-form.tsx'
import type { WaitlistResult } from '#app/kits/members/waitlist/waitlist.server.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import type { WaitingWords } from '../waiting-words.ts'

type Props = { title: string; category: string; words: WaitingWords; result: WaitlistResult | undefined }

/** The panda keeps away from text about money. */
const NO_PANDA_BESIDE = ['Plans', 'Account']

/** A screen whose tool is not built yet: what it will do, what already helps, and a place on its waitlist. */
export function WaitingPage({ title, category, words, result }: Props) {
  return (
    <div className="page grid gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-20">
      <section>
        <p className="flex flex-wrap items-center gap-2 text-sm text-fg-muted">
          {category} <Badge tone="warning">Not open yet</Badge>
        </p>
        <h1 className="heading-page mt-3">{title}</h1>
        <p className="lead mt-4 max-w-[34em]">{words.lead}</p>
        <h2 className="heading-small mt-10">What you will be able to do here</h2>
        <ul className="mt-3 max-w-[38em] divide-y divide-line border-y border-line">
          {words.points.map((point) => (
            <li key={point} className="flex gap-3 py-3.5 text-base">
              <span aria-hidden="true" className="mt-2.5 h-1.5 w-4 shrink-0 rounded-full bg-accent" />
              {point}
            </li>
          ))}
        </ul>
        {words.meanwhile ? (
          <p className="mt-8 max-w-[38em] rounded-xl bg-sunken px-5 py-4">
            <span className="block text-sm font-strong">Today already</span>
            <span className="mt-1 block text-fg-muted">{words.meanwhile.say}</span>
            <Link
              to={fillPath(screens[words.meanwhile.screen].paths[0], {})}
              className="link mt-2 inline-flex min-h-6 items-center gap-1.5"
            >
              Open {screens[words.meanwhile.screen].title} <Icon name="arrow-right" size={16} />
            </Link>
          </p>
        ) : null}
      </section>
      <aside className="lg:pt-4" aria-label="Waitlist">
        <div className="relative mt-[104px] rounded-2xl bg-surface p-6 shadow-md sm:p-8">
          {NO_PANDA_BESIDE.includes(category) ? null : (
            <Panda pose={words.pose} className="absolute right-8 bottom-full -mb-1.5 h-[112px]" />
          )}
          <h2 className="heading-card">Be told when it opens</h2>
          <p className="mt-2 mb-5 text-fg-muted">Leave an address and you get one message, on the day it works.</p>
          <WaitlistForm result={result} />
        </div>
      </aside>
    </div>
  )
}
