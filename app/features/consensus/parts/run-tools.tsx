import { useSearchParams } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, to, toQuery } from '#app/catalogue/to.ts'
import { PrintButton } from '#app/kits/pages/export-buttons/print-button.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useRunAddress } from '../use-run-address.ts'

const FORMATS = [
  { as: 'md', label: 'Markdown' },
  { as: 'json', label: 'JSON' },
  { as: 'csv', label: 'Table (CSV)' },
] as const

/** What can be done with a whole run: share, merge, take away. */
export function RunTools({ id, isDone }: { id: string; isDone: boolean }) {
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
          <ButtonLink to={toRun({ part: 'share' })} variant="plain" size="sm">
            <Icon name="share" size={16} /> Share
          </ButtonLink>
          <ButtonLink to={toRun({ part: 'merge' })} variant="plain" size="sm">
            <Icon name="blocks" size={16} /> Merge
          </ButtonLink>
          <details className="relative">
            <summary className={toButtonClass({ variant: 'plain', size: 'sm', className: 'list-none' })}>
              <Icon name="download" size={16} /> Export
            </summary>
            <ul className="absolute right-0 z-20 mt-2 grid min-w-44 gap-1 rounded-card bg-surface-raised p-2 shadow-lg max-sm:right-auto max-sm:left-0">
              {FORMATS.map(({ as, label }) => (
                <li key={as}>
                  <a
                    href={address + toQuery({ as, key })}
                    download
                    className="flex min-h-10 items-center rounded-control-sm px-3 hover:bg-hover"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
          <PrintButton />
          <ButtonLink to={to('consensus', null, { part: 'history' })} variant="ghost" size="sm">
            <Icon name="clock" size={16} /> History
          </ButtonLink>
        </>
      ) : null}
    </div>
  )
}
