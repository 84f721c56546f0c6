import { Field, Select } from '#app/ui/controls/field.tsx'
import { SHARE_TERMS } from './share-term.ts'

/** Asks how long a share link works. */
export function ShareTermField({ error = null }: { error?: string | null }) {
  return (
    <Field label="How long the link works" error={error} className="max-w-xs">
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
