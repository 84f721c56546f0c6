import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import type { OthersTree } from '../inviting/invites-view.server.ts'
import type { Branch } from '../inviting/tree.ts'

/** Who came by whom, as nested lists. */
export function InviteTree({ branches, isCut }: { branches: readonly Branch[]; isCut: boolean }) {
  return (
    <>
      <Branches branches={branches} />
      {isCut ? (
        <p className="mt-2 text-[0.8125rem] text-fg-subtle">The tree is larger than what is drawn here.</p>
      ) : null}
    </>
  )
}

const Branches = ({ branches }: { branches: readonly Branch[] }) => (
  <ul className="grid gap-1.5 border-l border-line pl-4 first:border-l-0 first:pl-0 [&_ul]:mt-1.5 [&_ul]:ml-1.5">
    {branches.map(({ key, name, handle, joinedAt, brought }) => (
      <li key={key}>
        {name && handle ? (
          <Link to={to('profile', { handle })} className="font-medium hover:underline" dir="auto">
            {name}
          </Link>
        ) : (
          <span className="text-fg-muted">A member</span>
        )}{' '}
        <time dateTime={joinedAt} className="text-xs text-fg-subtle">
          {toShortDay(new Date(joinedAt))}
        </time>
        {brought.length > 0 ? <Branches branches={brought} /> : null}
      </li>
    ))}
  </ul>
)

/** The tree that another member shows. */
export function OthersTreePage({ view: { name, handle, tree } }: { view: OthersTree }) {
  return (
    <div className="page max-w-[760px] pt-5 pb-section lg:pt-9">
      <BackLink to={to('profile', { handle })}>{name}</BackLink>
      <h1 className="mt-2 heading-page wrap-anywhere">Whom {name} brought</h1>
      <p className="lead mt-2">
        {tree.members === 0
          ? 'Nobody yet.'
          : `${tree.members === 1 ? 'One member' : `${tree.members.toLocaleString('en')} members`}, by invitation. Names appear here for those who chose so.`}
      </p>
      <div className="mt-5">
        <InviteTree {...tree} />
      </div>
    </div>
  )
}
