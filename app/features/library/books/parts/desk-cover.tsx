import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { BookAnswer } from '../book-answer.ts'
import { BOOK_PICTURE_MAX_BYTES } from '../book.limits.ts'
import type { DeskView } from '../desk-view.server.ts'
import { BookCover } from './book-cover.tsx'

/** The cover of a book: a picture of one's own, or one that is drawn. */
export function DeskCover({ view: { cover, details }, answer }: { view: DeskView; answer: BookAnswer | null }) {
  const of = (act: string) => (answer?.act === act ? answer.problem : null)
  const [drawn, own, words] = [of('draw-cover'), of('cover'), of('cover-words')]
  return (
    <section id="cover" aria-labelledby="cover-heading" className="scroll-mt-20">
      <h2 id="cover-heading" className="heading-section">
        Cover
      </h2>
      <div className="mt-4 w-36">
        <BookCover cover={cover} title={details.title} by={details.author} />
      </div>
      {cover ? (
        <div className="mt-3 grid gap-3">
          {cover.by === 'own' || cover.by === 'import' ? null : (
            <p className="text-sm text-fg-muted">Drawn by {cover.by}.</p>
          )}
          <KeyedForm name="cover-words" again noValidate preventScrollReset className="grid gap-2">
            <input type="hidden" name="do" value="cover-words" />
            <Field label="What the cover shows" error={words?.errors['alt']}>
              <TextInput
                name="alt"
                defaultValue={words?.values['alt'] ?? cover.alt}
                maxLength={400}
                autoComplete="off"
                key={cover.file}
              />
            </Field>
            <Button type="submit" variant="plain" size="sm" className="justify-self-start">
              Save the description
            </Button>
          </KeyedForm>
          <ActForm name="do" act="drop-cover">
            Do without it
          </ActForm>
        </div>
      ) : null}
      <KeyedForm name="cover-draw" again noValidate preventScrollReset className="mt-5 grid gap-2">
        <input type="hidden" name="do" value="draw-cover" />
        <Field
          label="Have one drawn"
          error={drawn?.errors['wish']}
          help="It counts as one run. The title is not drawn into it."
        >
          <TextInput
            name="wish"
            defaultValue={drawn?.values['wish'] ?? ''}
            placeholder="A panda among tall bamboo at dawn"
            maxLength={400}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="soft" size="sm" className="justify-self-start">
          Draw it
        </Button>
      </KeyedForm>
      <details className="mt-5" open={own !== null}>
        <summary className="cursor-pointer py-1 text-sm">Use a picture of your own</summary>
        <KeyedForm name="cover-own" again encType="multipart/form-data" noValidate className="mt-3 grid gap-3">
          <input type="hidden" name="do" value="cover" />
          <FileDrop
            label="Picture"
            name="cover"
            kinds="PNG, JPEG or WebP, upright"
            accept="image/*"
            maxBytes={BOOK_PICTURE_MAX_BYTES}
            error={own?.errors['cover']}
          />
          <Field label="What it shows" error={own?.errors['alt']}>
            <TextInput name="alt" defaultValue={own?.values['alt'] ?? ''} maxLength={400} autoComplete="off" />
          </Field>
          <Button type="submit" variant="soft" size="sm" className="justify-self-start">
            Put it on
          </Button>
        </KeyedForm>
      </details>
    </section>
  )
}
