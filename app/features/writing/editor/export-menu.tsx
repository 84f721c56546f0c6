import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { EXPORTS } from '#app/kits/foundation/text-files/exports/export-kinds.ts'

/** A document as a file. */
export function ExportMenu({ id }: { id: string }) {
  const address = fillPath(endpoints['writing/document-export'], { id })
  return (
    <details className="relative">
      <summary className={toButtonClass({ variant: 'plain', size: 'sm', className: 'list-none' })}>
        <Icon name="download" size={16} /> Export
      </summary>
      <ul className="absolute right-0 z-20 mt-2 grid min-w-44 gap-1 rounded-card bg-surface-raised p-2 shadow-lg max-sm:right-auto max-sm:left-0">
        {Object.entries(EXPORTS).map(([as, { label }]) => (
          <li key={as}>
            <a
              href={address + toQuery({ as })}
              download
              className="flex min-h-10 items-center rounded-control-sm px-3 hover:bg-hover"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
