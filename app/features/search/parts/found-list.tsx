import { Link } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { Hit } from '../search.server.ts'
import { DayWords } from '#app/kits/asking/cited-answer/shown/day-words.tsx'

export const MARKED = '[&_mark]:rounded-[3px] [&_mark]:bg-accent-soft [&_mark]:px-0.5 [&_mark]:text-accent-soft-fg'
/** The wash under a row reaches a little past its text; the hairlines do not. */
const WASH = 'before:absolute before:-inset-x-3 before:inset-y-0 before:-z-10 hover:before:bg-hover'

/** Results of any kind with their marked words; the whole row leads there. */
export function FoundList({ hits, showsKind }: { hits: readonly Hit[]; showsKind: boolean }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.href}`} className={`group relative isolate flex gap-3.5 py-4 ${WASH}`}>
          <span className="mt-0.5 grid size-9 flex-none place-items-center rounded-sm bg-sunken text-fg-muted">
            <Icon name={hit.icon} size={18} />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 className="text-base font-strong tracking-[-0.01em] wrap-anywhere">
                <HitLink hit={hit} />
              </h3>
              {showsKind ? <Badge>{hit.one}</Badge> : null}
              {hit.isWaiting ? <Badge tone="warning">Not open yet</Badge> : null}
            </div>
            {hit.isOutside ? (
              <p className="mt-0.5 text-[0.8125rem] wrap-anywhere text-fg-subtle">
                {hit.about}
                <DayWords date={hit.date} before=", " />
              </p>
            ) : null}
            <p
              className={`mt-1 max-w-[72ch] wrap-anywhere text-fg-muted ${MARKED}`}
              dangerouslySetInnerHTML={{ __html: hit.snippetHtml }}
            />
          </div>
          <Icon
            name={hit.isOutside ? 'external' : 'arrow-right'}
            size={18}
            className="mt-2.5 hidden text-fg-subtle group-hover:text-fg sm:block"
          />
        </li>
      ))}
    </ul>
  )
}

function HitLink({ hit: { href, title, isOutside } }: { hit: Hit }) {
  const whole = 'after:absolute after:inset-0'
  if (!isOutside)
    return (
      <Link to={href} className={whole}>
        {title}
      </Link>
    )
  return (
    <a href={href} rel="noopener noreferrer nofollow" className={whole}>
      {title}
    </a>
  )
}
