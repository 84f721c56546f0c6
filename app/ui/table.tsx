import type { HTMLAttributes, ReactNode, TableHTMLAttributes, TdHTMLAttributes, ThHTMLAttributes } from 'react'

/** A table with hairlines only. It scrolls sideways inside its card when it must; `caption` is its name. */
export function Table({
  caption,
  className = '',
  children,
  ...rest
}: TableHTMLAttributes<HTMLTableElement> & { caption: string; children: ReactNode }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table {...rest} className={`w-full border-collapse text-left ${className}`}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function HeadRow({ className = '', ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...rest} className={`h-[42px] text-xs text-fg-muted [&>th]:font-medium ${className}`} />
}

export function Row({
  isChosen = false,
  className = '',
  ...rest
}: HTMLAttributes<HTMLTableRowElement> & { isChosen?: boolean }) {
  const ground = isChosen ? 'bg-[color-mix(in_oklab,var(--accent-soft)_62%,transparent)]' : 'hover:bg-hover'
  return <tr {...rest} className={`h-15 border-t border-line ${ground} ${className}`} />
}

const align = (isNumber: boolean) => (isNumber ? 'text-right tabular-nums' : '')

export function HeadCell({
  isNumber = false,
  className = '',
  ...rest
}: ThHTMLAttributes<HTMLTableCellElement> & { isNumber?: boolean }) {
  return <th scope="col" {...rest} className={`px-4 ${align(isNumber)} ${className}`} />
}

export function Cell({
  isNumber = false,
  className = '',
  ...rest
}: TdHTMLAttributes<HTMLTableCellElement> & { isNumber?: boolean }) {
  return <td {...rest} className={`px-4 py-2.5 ${align(isNumber)} ${className}`} />
}
