import { Form } from '@remix-run/react'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { Facet } from '../finding/listing.store.server.ts'

type Choice = { name: string; label: string; any: string; value: string; words?: (facet: Facet) => string }

/** Narrows a list by words and by what the things in it have, each with how many there are. The choice stands in the address. */
export function FacetForm({
  label,
  text,
  facets,
  choices,
}: {
  label: string
  text: string
  facets: readonly Facet[]
  choices: readonly Choice[]
}) {
  return (
    <Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-3">
      <Field label={label} className="min-w-0 flex-[2_1_16rem]">
        <TextInput
          key={text}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={200}
          autoComplete="off"
          icon={<Icon name="search" size={16} />}
        />
      </Field>
      {choices.map((choice) => (
        <FacetField key={choice.name} choice={choice} facets={facets.filter(({ kind }) => kind === choice.name)} />
      ))}
      <Button type="submit" variant="plain">
        Find
      </Button>
    </Form>
  )
}

function FacetField({ choice, facets }: { choice: Choice; facets: readonly Facet[] }) {
  const { name, label, any, value, words = (facet) => facet.label } = choice
  const isThere = facets.some((facet) => facet.value === value)
  if (facets.length === 0 && value === '') return null
  return (
    <Field label={label} className="min-w-0 flex-[1_1_10rem]">
      <Select key={value} name={name} defaultValue={value}>
        <option value="">{any}</option>
        {value !== '' && !isThere ? <option value={value}>{value}</option> : null}
        {facets.map((facet) => (
          <option
            key={facet.value}
            value={facet.value}
          >{`${words(facet)} (${facet.count.toLocaleString('en')})`}</option>
        ))}
      </Select>
    </Field>
  )
}
