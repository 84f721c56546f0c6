import { ChoiceChip } from '#app/ui/controls/chip.tsx'

/** Several of a plain list, as chips that are checkboxes. */
export function ChipSet({
  label,
  name,
  options,
  chosen,
}: {
  label: string
  name: string
  options: readonly { id: string; label: string }[]
  chosen: readonly string[]
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.8125rem] font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label: words }) => (
          <ChoiceChip key={id} type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)}>
            {words}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}
