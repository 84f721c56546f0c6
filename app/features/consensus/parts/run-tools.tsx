import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { PrintButton } from '#app/kits/pages/export-buttons/print-button.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useRunAddress } from '../use-run-address.ts'

const FORMATS = [
  { as: 'md', label: 'Export as Markdown' },
  { as: 'json', label: 'Export as JSON' },
  { as: 'csv', label: 'Export as a table (CSV)' },
] as const

const line = 'flex min-h-10 w-full items-center gap-2.5 rounded-control-sm px-3 hover:bg-hover'

/** What can be done with a whole run: begin anew, share it; the rest is folded. */
export function RunTools({ id, isDone, share }: { id: string; isDone: boolean; share: ReactNode }) {
  const toRun = useRunAddress(id)
  const key = useSearchParams()[0].get('key')
  const address = fillPath(endpoints['consensus/run-export'], { id })
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <ButtonLink to={to('consensus')} variant="plain" size="sm">
        <Icon name="plus" size={17} /> New question
      </ButtonLink>
      {isDone ? (
        <>
          {share}
          <details className="relative">
            <summary className={toButtonClass({ variant: 'plain', size: 'sm', className: 'list-none' })}>
              More <Icon name="chevron-down" size={15} />
            </summary>
            <ul className="absolute right-0 z-20 mt-2 grid w-max min-w-52 gap-0.5 rounded-card bg-surface-raised p-2 shadow-lg">
              {FORMATS.map(({ as, label }) => (
                <li key={as}>
                  <a href={address + toQuery({ as, key })} download className={line}>
                    <Icon name="download" size={16} className="text-fg-subtle" /> {label}
                  </a>
                </li>
              ))}
              <li>
                <MoreLink to={toRun('consensus-merge')} icon="blocks">
                  Merge into one text
                </MoreLink>
              </li>
              <li>
                <MoreLink to={to('consensus-history')} icon="clock">
                  Your questions
                </MoreLink>
              </li>
              <li className="empty:hidden">
                <PrintButton />
              </li>
            </ul>
          </details>
        </>
      ) : null}
    </div>
  )
}

function MoreLink({ to: address, icon, children }: { to: string; icon: 'blocks' | 'clock'; children: string }) {
  return (
    <ButtonLink to={address} variant="ghost" size="sm" className={`${line} justify-start! font-body`}>
      <Icon name={icon} size={16} className="text-fg-subtle" /> {children}
    </ButtonLink>
  )
}
