import { Link } from '@remix-run/react'
import { Icon, type IconName } from '../brand/icon.tsx'
import { listPageSteps, toPageWords } from './page-steps.ts'

const square =
  'inline-grid h-11 min-w-11 place-items-center rounded-control-sm px-2 text-sm font-medium tabular-nums lg:h-9 lg:min-w-9'

/** The pages of a list as links, with the range in words. `toPage` makes the address of a page. */
export function Pagination({
  label,
  page,
  pages,
  perPage,
  count,
  toPage,
  className = '',
}: {
  /** The name of the list, such as "Screens". */
  label: string
  page: number
  pages: number
  perPage: number
  count: number
  toPage: (page: number) => string
  className?: string
}) {
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-fg-muted ${className}`}>
      <p role="status" className="text-[0.8125rem] tabular-nums">
        {toPageWords({ page, perPage, count })}
      </p>
      {pages > 1 ? (
        <nav aria-label={`Pages of ${label}`} className="flex items-center gap-1">
          <End label="Previous page" icon="chevron-left" to={toPage(Math.max(page - 1, 1))} isOff={page === 1} />
          <p className="px-1 text-[0.8125rem] tabular-nums sm:hidden">
            Page {page} of {pages}
          </p>
          <ol className="hidden items-center gap-0.5 sm:flex">
            {listPageSteps(page, pages).map((step, n) => (
              <li key={step === 'gap' ? `gap ${n}` : step}>
                {step === 'gap' ? (
                  <span className={`${square} text-fg-subtle`}>…</span>
                ) : (
                  <Link
                    to={toPage(step)}
                    preventScrollReset
                    aria-label={`Page ${step}`}
                    aria-current={step === page ? 'page' : undefined}
                    className={`${square} hover:bg-hover hover:text-fg aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-soft-fg`}
                  >
                    {step}
                  </Link>
                )}
              </li>
            ))}
          </ol>
          <End label="Next page" icon="chevron-right" to={toPage(Math.min(page + 1, pages))} isOff={page === pages} />
        </nav>
      ) : null}
    </div>
  )
}

/** At the end of the list the link stays where it is, so that the keyboard keeps its place. */
function End({ label, icon, to, isOff }: { label: string; icon: IconName; to: string; isOff: boolean }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      aria-disabled={isOff || undefined}
      className={`${square} hover:bg-hover hover:text-fg aria-disabled:opacity-40 aria-disabled:hover:bg-transparent`}
    >
      <Icon name={icon} size={18} className="rtl:-scale-x-100" />
    </Link>
  )
}
