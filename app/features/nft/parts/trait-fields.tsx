import { Icon } from '#app/ui/brand/icon.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import type { TraitField } from '../traits-query.ts'

/** The traits to sift by, each with how many of a hundred pandas have it; folded until one is chosen. */
export const TraitFields = ({ families }: { families: readonly TraitField[] }) => (
  <details open={families.some(({ chosen }) => chosen !== '')}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-fg-muted hover:text-fg">
      <Icon name="filter" size={17} /> By traits
    </summary>
    <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      {families.map(({ id, name, chosen, options }) => (
        <Field key={id} label={name}>
          <Select name={id} defaultValue={chosen}>
            <option value="">Any</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  </details>
)
