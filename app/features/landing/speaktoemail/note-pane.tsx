import { Link } from '@remix-run/react'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Dictation } from './dictation.tsx'

type Errors = { text: string | null; also: string | null }

/** Where the note is written. The button that asks the server stands here until the browser can do it. */
export function NotePane({
  start,
  errors,
  isSample,
  hasScript,
  emptyHref,
  rows,
  onText,
  onAlso,
  onEmpty,
  onMaskSelection,
  onPhrase,
}: {
  start: { text: string; also: string }
  errors: Errors
  isSample: boolean
  hasScript: boolean
  emptyHref: string
  rows: number
  onText: (text: string) => void
  onAlso: (also: string) => void
  onEmpty: () => void
  onMaskSelection: () => void
  onPhrase: (phrase: string) => void
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 p-6 max-sm:p-4 print:hidden">
      <Field
        label="Your note"
        error={errors.text}
        help={isSample ? 'This one is made up. Write over it.' : undefined}
        beside={
          <Link
            to={emptyHref}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault()
              onEmpty()
            }}
            className="link text-xs"
          >
            Empty the desk
          </Link>
        }
      >
        <TextArea
          name="text"
          rows={rows}
          defaultValue={start.text}
          onInput={(event) => onText(event.currentTarget.value)}
          placeholder="Write or paste a session note or a letter."
          autoComplete="off"
          className="text-base leading-[1.6]"
        />
      </Field>
      {hasScript ? (
        <Button type="button" variant="soft" size="sm" className="justify-self-start" onClick={onMaskSelection}>
          <Icon name="eye-off" size={16} />
          Mask the selected words
        </Button>
      ) : null}
      <Field label="Words to mask as well" help="With commas between them." error={errors.also}>
        <TextInput
          name="also"
          defaultValue={start.also}
          onInput={(event) => onAlso(event.currentTarget.value)}
          autoComplete="off"
        />
      </Field>
      {hasScript ? (
        <Dictation onPhrase={onPhrase} />
      ) : (
        <Button type="submit" variant="accent" className="justify-self-start">
          Mask the note
        </Button>
      )}
    </div>
  )
}
