import { useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { findPlaces } from '../passages/replace-all.ts'
import type { Found } from '../rich/find-plugin.ts'
import type { RichEditor } from '../rich/open-rich-editor.ts'

type Props = {
  id: string
  version: number
  text: string
  rich: RichEditor | null
  isSaved: boolean
  error: string | null
  replaced: number | null
}

/** Finds words and puts others in their place: in the rich text one by one, else all at once. */
export function FindPart({ id, version, text, rich, isSaved, error, replaced }: Props) {
  const [find, setFind] = useState('')
  const [put, setPut] = useState('')
  const [isExact, setExact] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const look = (query: string, exact: boolean) => {
    setFind(query)
    setExact(exact)
    setFound(rich ? rich.find(query, exact) : { count: findPlaces(text, query, exact).length, at: 0 })
  }
  return (
    <details open={error !== null || replaced !== null ? true : undefined} className="border-t border-line pt-4">
      <summary className="heading-small cursor-pointer py-1">Find and replace</summary>
      <KeyedForm name={`replace-${id}`} again preventScrollReset className="mt-3 grid gap-3">
        <input type="hidden" name="do" value="replace" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Field label="Find" error={error}>
          <TextInput name="find" autoComplete="off" onChange={(event) => look(event.target.value, isExact)} />
        </Field>
        <Field label="Put in its place">
          <TextInput name="put" autoComplete="off" onChange={(event) => setPut(event.target.value)} />
        </Field>
        <Checkbox
          name="isExact"
          value="on"
          label="Capitals as I wrote them"
          onChange={(event) => look(find, event.target.checked)}
        />
        {found && find !== '' ? (
          <p role="status" className="text-sm text-fg-muted">
            {found.count === 0
              ? 'Not there.'
              : found.at > 0
                ? `${found.at} of ${found.count}`
                : `${found.count} places`}
          </p>
        ) : null}
        {replaced !== null ? (
          <p role="status" className="text-sm text-success-text">
            Replaced in {replaced} {replaced === 1 ? 'place' : 'places'}.
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {rich && found && found.count > 0 ? (
            <>
              <Button type="button" size="sm" variant="plain" onClick={() => setFound(rich.step(-1))}>
                Previous
              </Button>
              <Button type="button" size="sm" variant="plain" onClick={() => setFound(rich.step(1))}>
                Next
              </Button>
              <Button type="button" size="sm" variant="plain" onClick={() => setFound(rich.swap(put, false))}>
                Replace this one
              </Button>
              <Button type="button" size="sm" variant="soft" onClick={() => setFound(rich.swap(put, true))}>
                Replace all
              </Button>
            </>
          ) : rich ? null : (
            <Button type="submit" size="sm" variant="soft" disabled={!isSaved}>
              Replace all
            </Button>
          )}
        </div>
      </KeyedForm>
    </details>
  )
}
