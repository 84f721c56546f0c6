import { Link } from '@remix-run/react'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { stateWords } from './state-words.ts'
import type { DeskAnswer, DeskView } from './desk.server.ts'

type Props = {
  view: Extract<DeskView, { part: 'desk' }>
  answer: DeskAnswer | null
  /** "lesson", "lessons". */
  one: string
  many: string
  toText: (id: string) => string
  children?: React.ReactNode
}

/** All texts of a kind for those who write, the form that begins one, and who may write. */
export function DeskList({ view: { texts, authors }, answer, one, many, toText, children }: Props) {
  const begun = answer?.act === 'begin' ? answer.problem : null
  return (
    <div className="page max-w-[860px] pt-2 pb-section">
      {children}
      <h1 className="heading-page mt-3">Write {many}</h1>
      <p className="lead mt-2">
        Only those who write see this page. Nothing is shown to readers until it is published.
      </p>
      <KeyedForm name="begin-text" noValidate className="mt-7 grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="do" value="begin" />
        <Field label="Title" error={begun?.errors['title']}>
          <TextInput name="title" autoComplete="off" defaultValue={begun?.values['title'] ?? ''} />
        </Field>
        <Field
          label="Address (optional)"
          help="Small letters and dashes; made of the title if left empty."
          error={begun?.errors['slug']}
        >
          <TextInput name="slug" autoComplete="off" defaultValue={begun?.values['slug'] ?? ''} />
        </Field>
        <Button type="submit" className="justify-self-start">
          Begin a {one}
        </Button>
      </KeyedForm>
      {texts.length === 0 ? (
        <p className="mt-10 text-fg-muted">Nothing has been written here yet.</p>
      ) : (
        <ul className="mt-10 divide-y divide-line border-y border-line">
          {texts.map(({ id, title, state, author, updatedAt, hasUnshown }) => (
            <li key={id} className="py-3">
              <Link to={toText(id)} className="link font-medium wrap-anywhere">
                {title}
              </Link>
              <p className="text-sm text-fg-subtle wrap-anywhere">
                {stateWords[state]}
                {hasUnshown ? ', with changes readers do not see yet' : ''}, {author}, changed {toLongDay(updatedAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {authors ? <Authors authors={authors} problem={answer?.act === 'add-author' ? answer.problem : null} /> : null}
    </div>
  )
}

function Authors({
  authors,
  problem,
}: {
  authors: NonNullable<Props['view']['authors']>
  problem: DeskAnswer['problem'] | null
}) {
  return (
    <section aria-labelledby="authors-title" className="mt-12">
      <h2 id="authors-title" className="heading-small">
        Who may write
      </h2>
      <p className="mt-1 text-fg-muted">Administrators, and the members chosen here.</p>
      <ul className="mt-3 grid gap-2">
        {authors.map(({ userId, name, handle }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {name} <span className="text-fg-subtle">@{handle}</span>
            </span>
            <ActForm name="do" act="drop-author" fields={{ member: userId }} about={name}>
              Remove
            </ActForm>
          </li>
        ))}
      </ul>
      <KeyedForm name="add-author" again noValidate className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="do" value="add-author" />
        <Field label="Username of a member" error={problem?.errors['handle']} className="min-w-0 flex-1 basis-52">
          <TextInput name="handle" autoComplete="off" defaultValue={problem?.values['handle'] ?? ''} />
        </Field>
        <Button type="submit" variant="plain">
          Let them write
        </Button>
      </KeyedForm>
    </section>
  )
}
