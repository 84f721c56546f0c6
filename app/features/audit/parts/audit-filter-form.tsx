import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { DateField } from '#app/ui/controls/date-field.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { AuditLogView } from '../audit-log.server.ts'

/** A GET form: what it asks stands in the address. */
export function AuditFilterForm({ log, isFiltered }: { log: AuditLogView; isFiltered: boolean }) {
  const { filter, errors, acts } = log
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      action={to('admin-audit')}
      role="search"
      aria-label="Acts"
      className="mt-7 grid grid-cols-[repeat(2,minmax(0,1fr))] items-start gap-x-4 gap-y-5 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      <Field label="Act">
        <Select name="act" defaultValue={filter.act}>
          <option value="">Any</option>
          {acts.map(({ act, words }) => (
            <option key={act} value={act}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Who" help="A username, or “system” for the server itself." error={errors.actor}>
        <TextInput
          name="actor"
          defaultValue={filter.actor}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="On what" help="The exact id that stands in a line.">
        <TextInput name="target" defaultValue={filter.target} maxLength={300} autoComplete="off" spellCheck={false} />
      </Field>
      <DateField label="Day" help="By universal time (UTC)." name="day" defaultValue={filter.day} error={errors.day} />
      <div className="col-span-2 flex gap-2 lg:col-span-1 lg:pt-[1.6875rem]">
        <Button type="submit" variant="plain" className="min-h-11">
          <Icon name="filter" />
          Filter
        </Button>
        {isFiltered ? (
          <ButtonLink to={to('admin-audit')} variant="ghost" className="min-h-11">
            Clear
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  )
}
