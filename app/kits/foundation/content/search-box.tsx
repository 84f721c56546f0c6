import { Form } from '@remix-run/react'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

/** A search form of one field `q`, which asks by address and so needs no JavaScript. */
export function SearchBox({
  action,
  label,
  placeholder,
  query,
  className = '',
  hidden = {},
}: {
  action: string
  label: string
  placeholder: string
  query: string
  className?: string
  /** Further values the address shall keep. */
  hidden?: Readonly<Record<string, string>>
}) {
  return (
    <Form method="get" action={action} role="search" className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex min-h-[54px] items-center gap-2.5 rounded-[18px] bg-surface pr-[7px] pl-4 text-fg-subtle shadow-[inset_0_0_0_1px_var(--control)] focus-within:ring-field">
        <Icon name="search" size={19} />
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          className="h-11 min-w-0 flex-1 bg-transparent text-base text-fg outline-none focus-visible:outline-none"
        />
        <Button type="submit" size="sm" className="lg:min-h-10">
          Search
        </Button>
      </div>
    </Form>
  )
}
