import { Link } from '@remix-run/react'
import type { Fact } from '../../world/world-facts.server.ts'
import type { WorldSource } from '../../world/world-sources.ts'
import type { ScaleId } from '../../world/world-scale.ts'
import { toPlace } from './world-link.ts'

type Props = { facts: readonly Fact[]; order: readonly WorldSource[]; scale: ScaleId }

/** The facts of a place, each with the number of its source. */
export function FactList({ facts, order, scale }: Props) {
  return (
    <dl className="grid gap-0">
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 border-t border-line py-2.5 first:border-t-0"
        >
          <dt className="text-[0.8125rem] leading-6 text-fg-muted">{fact.label}</dt>
          <dd className="min-w-0">
            <FactValue fact={fact} scale={scale} />
            <SourceMark source={fact.source} order={order} />
            {fact.note ? <small className="block text-[0.8125rem] text-fg-subtle">{upper(fact.note)}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function FactValue({ fact, scale }: { fact: Pick<Fact, 'links' | 'value'>; scale: ScaleId }) {
  if (fact.links.length === 0) return <span className="wrap-anywhere tabular-nums">{fact.value}</span>
  return (
    <ul className="inline">
      {fact.links.map(({ label, slug }, n) => (
        <li key={slug} className="inline">
          {n > 0 ? ', ' : ''}
          <Link to={toPlace(slug, scale)} className="link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The number of a source in the list below. */
export function SourceMark({ source, order }: { source: WorldSource; order: readonly WorldSource[] }) {
  const number = order.indexOf(source) + 1
  if (number === 0) return null
  return (
    <a
      href={`#source-${source}`}
      aria-label={`Source ${number}`}
      className="ms-1.5 inline-grid min-w-6 place-items-center rounded-[7px] bg-sunken px-1 align-[2px] text-[0.6875rem] leading-5 text-fg-muted tabular-nums hover:text-fg"
    >
      {number}
    </a>
  )
}
