import type { PromptPlace } from '#app/engines/text-tools/prompt-places.ts'
import { Field, Select, TextArea } from '#app/ui/controls/field.tsx'

/** A field for each place of a prompt. */
export function PlaceFields({
  places,
  values,
}: {
  places: readonly PromptPlace[]
  values: Readonly<Record<string, string>>
}) {
  return places.map(({ name, choices }) => (
    <Field key={name} label={name}>
      {choices.length > 0 ? (
        <Select name={`value-${name}`} defaultValue={values[name] ?? choices[0]}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      ) : (
        <TextArea name={`value-${name}`} rows={2} dir="auto" defaultValue={values[name] ?? ''} />
      )}
    </Field>
  ))
}
