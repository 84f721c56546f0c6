import { to } from '#app/catalogue/to.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { PIECES_ON_PAGE } from '../voice.limits.ts'
import type { PartProps } from './recording-page.tsx'
import { Speakers } from './speakers-part.tsx'
import { Pages } from './words-part.tsx'

/** The words as a text to correct, who speaks, and what can be taken away. */
export function EditPart({ view, screen, problem }: PartProps) {
  const { id, version, from, total, editable, hasSound, state } = view
  const action = to(screen, null, { r: id, part: 'edit', from: from > 0 ? from : null })
  const of = (act: string) => (problem?.values['do'] === act ? problem : null)
  if (state === 'working') return <p className="text-fg-muted">The words can be corrected when they are all there.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <KeyedForm name="edit" again action={action} className="grid gap-3">
        <input type="hidden" name="do" value="edit" />
        <input type="hidden" name="recording" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="to" value={Math.min(total, from + PIECES_ON_PAGE)} />
        <Field
          label="The words"
          help="A line is a piece. Times follow what you change: kept words keep theirs. Begin a line with a name and a colon to say who speaks."
          error={of('edit')?.errors['text'] ?? null}
        >
          <TextArea
            key={version}
            name="text"
            rows={18}
            defaultValue={of('edit')?.values['text'] ?? editable}
            dir="auto"
            spellCheck
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button type="submit">
            <Icon name="check" size={17} /> Save the words
          </Button>
          <Pages view={view} screen={screen} />
        </div>
      </KeyedForm>
      {total > 0 ? <Speakers view={view} problem={problem} action={action} /> : null}
      <section aria-labelledby="away" className="flex flex-wrap items-center gap-3">
        <h2 id="away" className="heading-small w-full">
          Let it go
        </h2>
        {hasSound ? (
          <ActForm name="do" act="remove-sound" fields={{ recording: id }} action={action}>
            Delete the sound, keep the words
          </ActForm>
        ) : null}
        <ActForm name="do" act="delete" fields={{ recording: id }} action={action}>
          Delete all of it
        </ActForm>
      </section>
    </div>
  )
}
