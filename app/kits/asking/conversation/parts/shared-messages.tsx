import { toTable } from '#app/platform/table.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Prose } from '#app/ui/data/prose.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import type { SharedPage } from '../sharing/shared-page.ts'
import { SourceList } from './source-list.tsx'

const STATES: Readonly<Record<string, string>> = toTable({ stopped: 'stopped', cut: 'cut off', failed: 'no answer' })

/** A conversation to read only. `html`: the safe HTML of each answer, in their order. */
export function SharedMessages({
  messages,
  html,
  className = '',
}: SharedPage & { html: readonly (string | null)[]; className?: string }) {
  const voices = [...new Set(messages.flatMap(({ voice }) => voice ?? []))]
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${className}`}>
      {messages.map(({ role, label, voice, text, engines, state, note, sources, attachments }, n) =>
        role === 'person' ? (
          <article key={n} aria-label="Asked">
            <div className="ml-auto w-fit max-w-[min(100%,34rem)] rounded-[22px] rounded-br-[7px] bg-primary px-4.5 py-3 leading-relaxed wrap-anywhere whitespace-pre-wrap text-fg-on-ink">
              {text}
            </div>
            {attachments.map((name) => (
              <p
                key={name}
                className="mt-1.5 flex items-center justify-end gap-1.5 text-[0.8125rem] text-fg-subtle wrap-anywhere"
              >
                <Icon name="paperclip" size={14} className="flex-none" /> {name}
              </p>
            ))}
          </article>
        ) : (
          <article key={n} aria-label={`${label} answered`} className="min-w-0">
            <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <SeatMark seat={toSeatNumber(voices.indexOf(voice ?? ''))} size={16} />
              <h2 className="text-[0.9375rem] font-strong">{label}</h2>
              {engines.length > 0 && engines[0] !== label ? (
                <span className="text-[0.8125rem] text-fg-subtle">by {engines.join(', ')}</span>
              ) : null}
              {STATES[state] ? <Badge tone="warning">{STATES[state]}</Badge> : null}
            </header>
            {html[n] ? <Prose html={html[n]} className="mt-1.5 text-base! leading-relaxed!" /> : null}
            {note ? <p className="mt-2 text-[0.8125rem] text-fg-muted">{note}</p> : null}
            {sources.length > 0 ? (
              <SourceList sources={sources} className="mt-3 rounded-card bg-sunken px-4 py-3" />
            ) : null}
          </article>
        ),
      )}
    </div>
  )
}
