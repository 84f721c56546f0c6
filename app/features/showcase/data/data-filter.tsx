import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { ScreensTableView } from './data-screens.tsx'

/** A GET form: its answers stand in the address, where the table reads them. */
export function ScreensFilter({ table, cleared }: { table: ScreensTableView; cleared: string }) {
  const { order, query, category, categories } = table
  return (
    <Form
      method="get"
      action={`${to('loading-demo')}#table`}
      role="search"
      aria-label="Screens"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="sort" value={order.column} />
      <input type="hidden" name="dir" value={order.direction} />
      <Field label="Name, purpose or address" className="min-w-0 flex-[2_1_14rem]">
        <TextInput
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          icon={<Icon name="search" />}
        />
      </Field>
      <Field label="Category" className="flex-[1_1_11rem]">
        <Select key={category} name="category" defaultValue={category ?? ''}>
          <option value="">Any</option>
          {categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="plain" className="min-h-11">
          <Icon name="filter" />
          Filter
        </Button>
        {query || category ? (
          <ButtonLink to={cleared} variant="ghost" preventScrollReset className="min-h-11">
            Clear
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  )
}
