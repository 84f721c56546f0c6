import type { FormEvent, RefObject } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { EXAMPLE_DRAFT } from './polish-view.ts'

/** The id of the form: the checkboxes stand elsewhere on the page and belong to it. */
export const POLISH_FORM = 'polish'

/** Where a draft is pasted. A real form: without JavaScript the server marks it. */
export function DraftForm({
  form,
  typed,
  error,
  onInput,
  onSubmit,
  onSet,
}: {
  form: RefObject<HTMLFormElement>
  typed: string
  error: string | null
  onInput: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onSet: (draft: string) => void
}) {
  const isHydrated = useHasScript()
  return (
    <form
      ref={form}
      id={POLISH_FORM}
      method="post"
      action={`${to('email-landing')}#marks`}
      noValidate
      onSubmit={onSubmit}
      className="grid gap-4"
    >
      <Field label="Your draft" help="Up to 2,000 characters. Nothing is stored." error={error}>
        <TextArea name="draft" rows={7} required defaultValue={typed} onInput={onInput} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="step" value="look" variant="accent" size="lg">
          Show the marks
        </Button>
        {isHydrated ? (
          <Button type="button" variant="plain" size="lg" onClick={() => onSet(EXAMPLE_DRAFT)}>
            Try the example
          </Button>
        ) : null}
      </div>
      <p className="text-xs text-fg-subtle">
        With JavaScript your draft stays in this browser. Without it this server reads it once and forgets it.
      </p>
    </form>
  )
}
