import { Link } from '@remix-run/react'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'

export type HitKind = 'screen' | 'article' | 'topic'
/** `snippetHtml` holds no markup but `<mark>`. */
export type Hit = { kind: HitKind; title: string; about: string; href: string; snippetHtml: string; isWaiting: boolean }

const kinds = {
  screen: { label: 'Screen', icon: 'compass' },
  article: { label: 'Help', icon: 'help' },
  topic: { label: 'Topic', icon: 'tags' },
} as const satisfies Record<HitKind, { label: string; icon: IconName }>

const MARKED = '[&_mark]:rounded-[3px] [&_mark]:bg-accent-soft [&_mark]:px-0.5 [&_mark]:text-accent-soft-fg'

/** The wash under a row reaches a little past its text; the hairlines do not. */
const WASH = 'before:absolute before:-inset-x-3 before:inset-y-0 before:-z-10 hover:before:bg-hover'

/** Results with their marked words, parted by hairlines; the whole row leads there. */
export function HitList({
  hits,
  showsKind = false,
  heading: Heading = 'h3',
}: {
  hits: readonly Hit[]
  showsKind?: boolean
  heading?: 'h2' | 'h3'
}) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.href}`} className={`group relative isolate flex gap-3.5 py-4 ${WASH}`}>
          <span className="mt-0.5 grid size-9 flex-none place-items-center rounded-sm bg-sunken text-fg-muted">
            <Icon name={kinds[hit.kind].icon} size={18} />
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Heading className="text-base font-strong tracking-[-0.01em]">
                <Link to={hit.href} className="after:absolute after:inset-0">
                  {hit.title}
                </Link>
              </Heading>
              {showsKind ? <Badge>{kinds[hit.kind].label}</Badge> : null}
              {hit.isWaiting ? <Badge tone="warning">Not open yet</Badge> : null}
            </div>
            <p
              className={`mt-1 max-w-[72ch] text-fg-muted ${MARKED}`}
              dangerouslySetInnerHTML={{ __html: hit.snippetHtml }}
            />
          </div>
          <Icon name="arrow-right" size={18} className="mt-2.5 hidden text-fg-subtle group-hover:text-fg sm:block" />
        </li>
      ))}
    </ul>
  )
}
