import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { PandaCard } from '../panda-card.ts'

/** A panda in a list of one's own: small portrait, name, what stands about it, and what can be done. */
export const PandaLine = ({ panda, words, children }: { panda: PandaCard; words: ReactNode; children?: ReactNode }) => (
  <li className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-line py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
    <img
      src={panda.portrait}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className="aspect-square w-16 rounded-control"
    />
    <div className="min-w-0">
      <Link to={to('panda', { number: String(panda.number) })} className="link font-strong wrap-anywhere">
        {panda.name}
      </Link>
      <span className="ml-2 text-xs text-fg-subtle tabular-nums">{`No. ${panda.number}`}</span>
      <div className="mt-0.5 text-sm text-fg-muted">{words}</div>
    </div>
    {children ? (
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1 sm:justify-end">{children}</div>
    ) : null}
  </li>
)
