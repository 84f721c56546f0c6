import { toClockWords, toShortDay } from '#app/ui/controls/day-words.ts'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import type { ShownComment } from './document-share.ts'

/** Where a comment belongs: one's own document, or one that a link shows. */
export type CommentPlace = { id: string } | { share: string }

/** What was said about a document; the owner settles, whoever wrote takes back. */
export function CommentList({
  comments,
  place,
  isOwner,
}: {
  comments: readonly ShownComment[]
  place: CommentPlace
  isOwner: boolean
}) {
  if (comments.length === 0) return <p className="text-fg-muted">Nobody commented yet.</p>
  return (
    <ul className="border-b border-line">
      {comments.map(({ id, name, quote, text, createdAt, isDone, isMine }) => (
        <li key={id} className="border-t border-line py-4">
          <p className="text-sm text-fg-muted">
            <span className="font-medium text-fg">{name}</span>, {toShortDay(createdAt)}, {toClockWords(createdAt)}
            {isDone ? ', settled' : ''}
          </p>
          {quote ? (
            <blockquote
              className="mt-1 border-s-2 border-accent-line ps-3 text-sm text-fg-muted wrap-anywhere"
              dir="auto"
            >
              {quote}
            </blockquote>
          ) : null}
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap" dir="auto">
            {text}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            {isOwner ? (
              <ActForm
                name="do"
                act={isDone ? 'comment-open' : 'comment-settle'}
                fields={{ ...place, comment: id }}
                about={text.slice(0, 60)}
              >
                {isDone ? 'Open again' : 'Settle'}
              </ActForm>
            ) : null}
            {isOwner || isMine ? (
              <ActForm
                name="do"
                act="comment-remove"
                fields={{ ...place, comment: id }}
                about={text.slice(0, 60)}
                variant="ghost"
              >
                Remove
              </ActForm>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Says something about a document, or about some words of it. */
export function CommentForm({ place, problem }: { place: CommentPlace; problem: FormProblem | null }) {
  const isOurs = problem?.values['do'] === 'comment'
  return (
    <KeyedForm name="comment" className="grid gap-3">
      <input type="hidden" name="do" value="comment" />
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="The words it is about, if not all" error={null}>
        <TextInput name="quote" autoComplete="off" defaultValue={isOurs ? problem.values['quote'] : ''} />
      </Field>
      <Field label="Your comment" error={problem?.errors['text'] ?? null}>
        <TextArea name="text" rows={3} dir="auto" defaultValue={isOurs ? problem.values['text'] : ''} />
      </Field>
      {problem?.errors['form'] && isOurs ? <FieldError>{problem.errors['form']}</FieldError> : null}
      <Button type="submit" variant="soft" size="sm" className="justify-self-start">
        Comment
      </Button>
    </KeyedForm>
  )
}
