import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { DayWords } from '#app/kits/asking/cited-answer/shown/day-words.tsx'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { kindWords, type SourceKind } from '../plan/plan.ts'
import type { ResearchView, ShownSource } from '../work/research-view.server.ts'
import { toResearchPart } from './research-links.ts'

/** Every text that was read, or one of them as it stood then with the words somebody came for. */
export function SourcesPart({ view }: { view: ResearchView }) {
  const { id, sources, shown } = view
  const toPart = toResearchPart(id)
  if (shown) return <OneSource source={shown} back={toPart('sources')} />
  if (sources.length === 0)
    return (
      <EmptyState title="No texts yet" pose="reading">
        Texts come in here as they are read.
      </EmptyState>
    )
  return (
    <ol className="border-b border-line">
      {sources.map(({ n, kind, title, site, date, sameAs, isOut, subs }) => (
        <li key={n} className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line py-3">
          <span className="w-8 flex-none text-end text-fg-subtle tabular-nums">{n}</span>
          <div className="min-w-0 flex-1 basis-64">
            <Link to={toPart('sources', { source: n })} className="link font-strong wrap-anywhere">
              {title}
            </Link>
            <p className="mt-0.5 text-xs wrap-anywhere text-fg-subtle">
              {`${kindWords[kind as SourceKind].label}, ${site}`}
              <DayWords date={date} before=", " />
              {`, for ${subs.length === 1 ? 'one line' : `${subs.length} lines`} of the plan`}
            </p>
          </div>
          {sameAs !== null ? <Badge>{`the same text as ${sameAs}`}</Badge> : null}
          {isOut ? <Badge tone="warning">thrown out</Badge> : null}
          <ActForm
            name="do"
            act={isOut ? 'source-in' : 'source-out'}
            fields={{ research: id, n }}
            about={title}
            variant="ghost"
            action={to('v2-research-assistant', null, { research: id, part: 'sources' })}
          >
            {isOut ? 'Take it back in' : 'Throw it out'}
          </ActForm>
        </li>
      ))}
    </ol>
  )
}

function OneSource({ source, back }: { source: ShownSource; back: string }) {
  const { n, title, href, site, date, license, readAt, sha256, before, mark, after } = source
  return (
    <article className="max-w-[48rem]">
      <BackLink to={back}>All sources</BackLink>
      <h2 className="heading-section mt-1 wrap-anywhere" dir="auto">{`${n}. ${title}`}</h2>
      <p className="mt-1 text-sm wrap-anywhere text-fg-muted">
        {site}
        <DayWords date={date} before=", " />
        {license ? `, ${license}` : ''}
        <DayWords date={new Date(readAt).toISOString()} before=". As it stood when it was read on " />
        {`. SHA-256 ${sha256.slice(0, 12)}… `}
        {href ? (
          <a href={href} rel={href.startsWith('/') ? undefined : 'noopener noreferrer nofollow'} className="link">
            Open its place today
          </a>
        ) : null}
      </p>
      <div className="mt-5 leading-relaxed wrap-anywhere whitespace-pre-wrap" dir="auto">
        {before}
        {mark ? (
          <mark id="mark" className="scroll-mt-24 rounded-xs bg-warning-soft text-warning-soft-fg">
            {mark}
          </mark>
        ) : null}
        {after}
      </div>
    </article>
  )
}
