import { Field, Select } from '#app/ui/controls/field.tsx'
import { SHARE_TERMS } from './share-term.ts'

type Props = { label?: string; error?: string | null; className?: string }

/** Asks how long a share link works. */
export function ShareTermField({ label = 'How long the link works', error = null, className = 'max-w-xs' }: Props) {
  return (
    <Field label={label} error={error} className={className}>
      <Select name="term" defaultValue="never">
        {Object.entries(SHARE_TERMS).map(([term, words]) => (
          <option key={term} value={term}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
