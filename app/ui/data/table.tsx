import { Link } from '@remix-run/react'
import type { HTMLAttributes, ReactNode, TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { Icon } from '../brand/icon.tsx'

/**
 * A table with hairlines only. It scrolls sideways inside its card when it must; `caption` is its name, shown above it
 * with `showsCaption`.
 */
export function Table({
  caption,
  showsCaption = false,
  className = '',
  children,
  ...rest
}: TableHTMLAttributes<HTMLTableElement> & { caption: string; showsCaption?: boolean; children: ReactNode }) {
  return (
    <div className="overflow-x-auto focus-visible:-outline-offset-2" tabIndex={0} role="region" aria-label={caption}>
      <table {...rest} className={`w-full border-collapse text-start ${className}`}>
        <caption className={showsCaption ? 'px-4 pt-4 pb-1 text-start font-strong' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function HeadRow({ className = '', ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...rest} className={`h-[42px] text-xs text-fg-muted [&>th]:font-medium ${className}`} />
}

/** A chosen row is one that says so, or one that holds a ticked checkbox. */
export function Row({
  isChosen = false,
  className = '',
  ...rest
}: HTMLAttributes<HTMLTableRowElement> & { isChosen?: boolean }) {
  const ground = isChosen ? 'bg-[color-mix(in_oklab,var(--accent-soft)_62%,transparent)]' : 'hover:bg-hover'
  return <tr {...rest} className={`row-chosen h-15 border-t border-line ${ground} ${className}`} />
}

const align = (isNumber: boolean) => (isNumber ? 'text-end tabular-nums' : 'text-start')

export function HeadCell({
  isNumber = false,
  className = '',
  ...rest
}: ThHTMLAttributes<HTMLTableCellElement> & { isNumber?: boolean }) {
  return <th scope="col" {...rest} className={`px-2 first:ps-4 last:pe-4 sm:px-4 ${align(isNumber)} ${className}`} />
}

export type SortDirection = 'asc' | 'desc'
const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** A column head that sorts: a link to the same table in that order. `direction` is that of the column the table is sorted by. */
export function SortHead({
  label,
  direction,
  to,
  isNumber = false,
  className = '',
  ...rest
}: Omit<ThHTMLAttributes<HTMLTableCellElement>, 'children'> & {
  label: string
  direction: SortDirection | null
  to: string
  isNumber?: boolean
}) {
  return (
    <HeadCell
      {...rest}
      isNumber={isNumber}
      aria-sort={direction ? ariaSort[direction] : undefined}
      className={className}
    >
      <Link
        to={to}
        preventScrollReset
        className={`sort-link group ${isNumber ? 'flex-row-reverse' : ''} ${direction ? 'text-fg' : ''}`}
      >
        {label}
        <Icon
          name={direction === 'desc' ? 'arrow-down' : direction === 'asc' ? 'arrow-up' : 'sort'}
          size={14}
          className={direction ? '' : 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100'}
        />
      </Link>
    </HeadCell>
  )
}

export function Cell({
  isNumber = false,
  className = '',
  ...rest
}: TdHTMLAttributes<HTMLTableCellElement> & { isNumber?: boolean }) {
  return <td {...rest} className={`px-2 py-2.5 first:ps-4 last:pe-4 sm:px-4 ${align(isNumber)} ${className}`} />
}
