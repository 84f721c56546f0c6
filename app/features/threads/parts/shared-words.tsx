import { toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import type { SharedMessage } from '../sharing/shared-page.ts'
import '../threads.css'

/** A talk to read only. `html`: the safe HTML of each message, in their order. */
export function SharedWords({ messages, html }: { messages: readonly SharedMessage[]; html: readonly string[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {messages.map(({ id, kind, by, at, poll }, n) => (
        <article key={id} aria-label={by} className="min-w-0">
          <header className="flex flex-wrap items-baseline gap-2">
            <h2 className="text-[0.9375rem] font-strong wrap-anywhere">{by}</h2>
            {kind === 'voice' ? <Badge>engine</Badge> : null}
            <time dateTime={at.toISOString()} className="text-xs text-fg-subtle">
              {toMomentWords(at)}
            </time>
          </header>
          {html[n] ? (
            <Prose html={html[n]} className="thread-words mt-0.5 text-[0.9375rem]! leading-relaxed! wrap-anywhere" />
          ) : null}
          {poll ? (
            <ul className="mt-1 text-[0.875rem] text-fg-muted">
              {poll.map((choice, place) => (
                <li key={place}>
                  {choice.text}: {choice.n}
                </li>
              ))}
            </ul>
          ) : null}
        </article>
      ))}
    </div>
  )
}
