import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FeedView } from '../posts/read-pulse.server.ts'
import { CHOICE_MAX_CHARS, MOST_CHOICES, MOST_PICTURES, PICTURE_MAX_BYTES, POST_MAX_CHARS } from '../pulse.limits.ts'

type Props = { view: FeedView; problem: FormProblem | null }
const MB = 1_048_576

/** A new post, or a draft that is written on. */
export function ComposeForm({ view: { draft, write, topic }, problem }: Props) {
  const own = problem?.values.act === 'post' ? problem : null
  const values = own?.values ?? {}
  const errors = own?.errors ?? {}
  const begun = draft?.text ?? (write || (topic ? `#${topic} ` : ''))
  return (
    <KeyedForm name="post" encType="multipart/form-data" noValidate className="grid gap-3">
      <input type="hidden" name="act" value="post" />
      {draft ? <input type="hidden" name="draft" value={draft.id} /> : null}
      <Field label={draft ? 'Your draft' : 'What would you like to say?'} error={errors.text}>
        <TextArea name="text" rows={3} maxLength={POST_MAX_CHARS} defaultValue={values.text ?? begun} dir="auto" />
      </Field>
      <Extras problem={own} draft={draft} />
      {errors.form ? <FieldError>{errors.form}</FieldError> : null}
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Who may read it" error={errors.audience}>
          <Select name="audience" defaultValue={values.audience ?? draft?.audience ?? 'all'}>
            <option value="all">Everybody</option>
            <option value="members">Members</option>
          </Select>
        </Field>
        <div className="ml-auto flex flex-wrap gap-2">
          <Button type="submit" name="as" value="draft" variant="ghost">
            Keep as a draft
          </Button>
          <Button type="submit" name="as" value="post">
            Publish
          </Button>
        </div>
      </div>
    </KeyedForm>
  )
}

function Extras({ problem, draft }: { problem: FormProblem | null; draft: FeedView['draft'] }) {
  const { errors, values, lists } = problem ?? { errors: {}, values: {}, lists: {} }
  const pictures = errors.pictures ?? errors.alts
  const choices = lists.choices ?? (values.choices === undefined ? (draft?.poll ?? []) : [values.choices])
  return (
    <div className="flex flex-wrap gap-x-5">
      <details open={pictures !== undefined} className="min-w-0 open:basis-full">
        <summary className="min-h-9 cursor-pointer py-1.5 text-fg-muted hover:text-fg">Add pictures</summary>
        <div className="grid gap-3 pt-1 pb-3">
          {draft && draft.pictures > 0 ? (
            <p className="text-fg-muted">
              The draft has {draft.pictures === 1 ? 'a picture' : `${draft.pictures} pictures`}; new ones take their
              place.
            </p>
          ) : null}
          <Field
            label="Pictures"
            help={`Up to ${MOST_PICTURES}, each up to ${PICTURE_MAX_BYTES / MB} MB. They are drawn anew, so that the place of a photo is gone.`}
            error={errors.pictures}
          >
            <input
              type="file"
              name="pictures"
              multiple
              accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
              className="max-w-full"
            />
          </Field>
          <Field
            label="What is to be seen on them"
            help="One line a picture, in their order. Members who do not see them read it."
            error={errors.alts}
          >
            <TextArea name="alts" rows={2} defaultValue={values.alts ?? ''} />
          </Field>
        </div>
      </details>
      <details open={errors.choices !== undefined || choices.length > 0} className="min-w-0 open:basis-full">
        <summary className="min-h-9 cursor-pointer py-1.5 text-fg-muted hover:text-fg">Add a poll</summary>
        <fieldset className="grid gap-2 pt-1 pb-3">
          <legend className="sr-only">Poll</legend>
          {Array.from({ length: MOST_CHOICES }, (_, n) => (
            <Field key={n} label={`Choice ${n + 1}`} hideLabel error={n === 0 ? errors.choices : undefined}>
              <TextInput
                name="choices"
                maxLength={CHOICE_MAX_CHARS}
                defaultValue={choices[n] ?? ''}
                placeholder={`Choice ${n + 1}`}
                autoComplete="off"
              />
            </Field>
          ))}
          <Field label="It runs for">
            <Select name="days" defaultValue={values.days ?? '3'}>
              {[1, 3, 7, 14].map((days) => (
                <option key={days} value={days}>
                  {days === 1 ? 'One day' : `${days} days`}
                </option>
              ))}
            </Select>
          </Field>
        </fieldset>
      </details>
    </div>
  )
}
