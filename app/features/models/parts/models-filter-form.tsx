import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { places, type ModelsFilter } from '../models-filter.ts'
import type { ModelsView } from '../models.server.ts'

export function ModelsFilterForm({
  view: { filter, ports, rows, all },
}: {
  view: ModelsView & { filter: ModelsFilter }
}) {
  const { q, port, where, order } = filter
  const isFiltered = q !== '' || port !== null || where !== null
  return (
    <section aria-label="Find an engine" id="engines">
      <Form method="get" action={to('models')} preventScrollReset className="flex flex-wrap items-end gap-3">
        {order ? (
          <>
            <input type="hidden" name="sort" value={order.column} />
            <input type="hidden" name="dir" value={order.direction} />
          </>
        ) : null}
        <Field label="Find" className="min-w-0 flex-[1_1_14rem]">
          <TextInput key={q} type="search" maxLength={200} name="q" defaultValue={q} placeholder="Name or maker" />
        </Field>
        <Field label="Can" className="flex-[0_1_13rem] max-sm:flex-[1_1_9rem]">
          <Select key={port} name="port" defaultValue={port ?? ''}>
            <option value="">Anything</option>
            {ports.map((one) => (
              <option key={one.port} value={one.port}>
                {one.label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Runs" className="flex-[0_1_11rem] max-sm:flex-[1_1_8rem]">
          <Select key={where} name="where" defaultValue={where ?? ''}>
            <option value="">Anywhere</option>
            {Object.entries(places).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="plain">
          Show
        </Button>
      </Form>
      <p role="status" className="mt-3 text-[0.8125rem] text-fg-muted">
        {isFiltered ? `${rows.length} of ${all} engines.` : `${all} engines.`}{' '}
        {isFiltered ? (
          <ButtonLink to={to('models')} variant="soft" size="sm" preventScrollReset>
            Show all
          </ButtonLink>
        ) : null}
      </p>
    </section>
  )
}
