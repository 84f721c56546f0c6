import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { ActView } from '../audit-log.server.ts'

const CLOCK_FROM = 11
const CLOCK_TO = 19

type Asked = Readonly<Record<string, string>>

/** One act as a sentence; what changed stands folded below it. */
export function ActLine({ act, asked }: { act: ActView; asked: Asked }) {
  const { at, words, target, changes, requestId } = act
  const hasMore = changes.length > 0 || requestId !== null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <time dateTime={at} className="pt-0.5 text-[0.8125rem] text-fg-muted tabular-nums">
        {at.slice(CLOCK_FROM, CLOCK_TO)} <span className="sm:sr-only">UTC</span>
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Actor act={act} asked={asked} /> {words}
          {target ? (
            <>
              {' '}
              <Link
                to={to('admin-audit', null, { ...asked, target })}
                aria-label={`All acts on ${target}`}
                className="font-mono text-[0.8125rem] text-fg-muted underline decoration-line underline-offset-4 hover:text-fg"
              >
                {target}
              </Link>
            </>
          ) : null}
        </p>
        {hasMore ? <More act={act} /> : null}
      </div>
    </li>
  )
}

function Actor({ act: { actorName, isHouse }, asked }: { act: ActView; asked: Asked }) {
  if (isHouse) return <span className="font-medium">The server</span>
  if (actorName === null) return <span className="font-medium">Somebody whose account is gone</span>
  return (
    <Link
      to={to('admin-audit', null, { ...asked, actor: actorName })}
      aria-label={`${actorName}: all acts`}
      className="font-medium hover:text-accent-text"
    >
      {actorName}
    </Link>
  )
}

function More({ act: { act, changes, requestId } }: { act: ActView }) {
  return (
    <details className="group mt-1">
      <summary className="-mx-2 inline-flex min-h-11 list-none items-center gap-1.5 rounded-control-sm px-2 text-[0.8125rem] text-fg-muted hover:bg-hover hover:text-fg lg:min-h-8 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={14} className="transition-transform group-open:rotate-90 rtl:-scale-x-100" />
        Details
      </summary>
      <dl className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-x-6 rounded-control bg-sunken px-4 py-3 text-[0.8125rem] sm:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] sm:gap-y-1.5">
        {changes.map(({ name, value }) => (
          <Pair key={name} name={name} value={value} />
        ))}
        <Pair name="act" value={act} />
        {requestId ? <Pair name="request" value={requestId} /> : null}
      </dl>
    </details>
  )
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-fg-muted wrap-anywhere">{name}</dt>
      <dd className="font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap max-sm:mb-2">{value}</dd>
    </>
  )
}
