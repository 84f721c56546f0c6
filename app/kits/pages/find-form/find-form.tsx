import { Form } from '@remix-run/react'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'

type Choice = {
  label: string
  name: string
  value: string
  /** What the empty choice is called. */
  any: string
  options: readonly { value: string; label: string }[]
}
type Props = {
  /** What the words are looked for in. */
  label: string
  find: string
  choice: Choice
  /** Another filter of the list, which stays. */
  kept?: { name: string; value: string } | null
}

/** Sifts a list of one's own things by words and by one choice; the filter stands in the address. */
export function FindForm({ label, find, choice, kept = null }: Props) {
  return (
    <Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-3">
      {kept ? <input type="hidden" name={kept.name} value={kept.value} /> : null}
      <Field label={label} className="min-w-0 flex-[2_1_16rem]">
        <TextInput
          type="search"
          maxLength={200}
          name="find"
          defaultValue={find}
          autoComplete="off"
          icon={<Icon name="search" size={16} />}
        />
      </Field>
      <Field label={choice.label} className="min-w-0 flex-[1_1_12rem]">
        <Select name={choice.name} defaultValue={choice.value}>
          <option value="">{choice.any}</option>
          {choice.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="plain">
        Find
      </Button>
    </Form>
  )
}
