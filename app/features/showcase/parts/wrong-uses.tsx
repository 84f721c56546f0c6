import type { ReactNode } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'

export type WrongUse = { rule: string; drawing: ReactNode; ground?: string }

/** What not to do, each rule under a drawing of it. */
export function WrongUses({ uses, columns, height }: { uses: readonly WrongUse[]; columns: string; height: string }) {
  return (
    <ul className={`grid grid-cols-2 gap-3 ${columns}`}>
      {uses.map(({ rule, drawing, ground = 'bg-sunken' }) => (
        <li key={rule} className="min-w-0">
          <div aria-hidden="true" className={`rounded-card grid ${height} place-items-center overflow-clip ${ground}`}>
            {drawing}
          </div>
          <p className="mt-2 flex items-start gap-1.5 text-[0.8125rem]">
            <Icon name="close" size={16} className="mt-0.5 text-danger" />
            {rule}
          </p>
        </li>
      ))}
    </ul>
  )
}
