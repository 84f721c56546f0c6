import { Link } from '@remix-run/react'
import { useEffect, useRef, type FormEvent, type RefObject } from 'react'
import { to } from '#app/catalogue/to.ts'
import { useSpokenWords } from '#app/kits/pages/recorder/use-spoken-words.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, toIconButtonClass } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Field, FieldError, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { letterLimits } from '../inbox.limits.ts'
import type { InboxView } from '../reading/inbox-view.server.ts'
import type { ComposeView } from '../writing/compose-view.server.ts'
import { putSpoken, splitOwn } from '../writing/quote.ts'
import { DictatePart } from '../dictation/dictate-part.tsx'
import { toInbox } from './inbox-links.ts'
import { toSize } from './row-time.ts'
import { useAutosave } from './use-autosave.ts'
import { useReaderTimes } from './use-reader-times.ts'
import { ZoneField } from './zone-field.tsx'

type Props = {
  view: InboxView
  letter: ComposeView
  problem: FormProblem | null
  /** The page came with the letter: then the focus is left where the browser puts it. */
  isFirst: RefObject<boolean>
}

const titles = {
  new: 'New letter',
  reply: 'Reply',
  all: 'Reply to all',
  forward: 'Forward',
  accept: 'Answer to an invitation',
  tentative: 'Answer to an invitation',
  decline: 'Answer to an invitation',
} as const

/** A letter that is being written. It is kept as it grows once scripts run, and with a button without them. */
export function ComposeForm({ letter, ...rest }: Props) {
  if (letter.state === 'held') return <OnItsWay letter={letter} />
  return <Writing key={letter.id} letter={letter} {...rest} />
}

function Writing({ view, letter, problem, isFirst }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isFirst.current && location.hash === '') beginWriting(form.current)
  }, [isFirst])
  const errors: Readonly<Record<string, string>> = problem?.errors ?? letter.faults
  const typed = (name: string, usual: string) => problem?.values[name] ?? usual
  const { draft, said, onChange, flush } = useAutosave(form, {
    id: typed('draft', letter.id),
    version: Number(typed('version', String(letter.version))),
  })
  return (
    <section aria-labelledby="compose-title" className="px-5 pt-2 pb-10 lg:px-10">
      <div className="flex items-center gap-2 py-2.5">
        <Link
          to={toInbox(view.query)}
          aria-label="Back"
          className={toIconButtonClass({ className: '-ml-2.5 lg:size-10' })}
        >
          <Icon name="arrow-left" size={20} />
        </Link>
        <h2 id="compose-title" className="heading-card flex-1">
          {titles[letter.kind]}
        </h2>
        <span role="status" className="text-xs text-fg-subtle">
          {said}
        </span>
      </div>
      <KeyedForm
        ref={form}
        name="letter"
        of={letter.id}
        again
        encType="multipart/form-data"
        onChange={onChange}
        className="grid gap-3"
      >
        <input type="hidden" name="draft" value={draft.id} />
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="kind" value={letter.kind} />
        <ZoneField />
        {letter.trouble ? <FieldError>{letter.trouble}</FieldError> : null}
        {errors['form'] ? (
          <div role="alert">
            <FieldError>{errors['form']}</FieldError>
          </div>
        ) : null}
        <Sender letter={letter} from={typed('from', letter.from)} />
        <Recipients letter={letter} typed={typed} errors={errors} />
        <Field label="Subject" error={errors['subject'] ?? null}>
          <TextInput
            name="subject"
            defaultValue={typed('subject', letter.subject)}
            maxLength={letterLimits.subjectChars}
            autoComplete="off"
          />
        </Field>
        <Words letter={letter} typed={typed} error={errors['text'] ?? null} onChange={onChange} />
        <Files letter={letter} error={errors['files'] ?? null} />
        <Sending error={errors['when'] ?? null} when={typed('when', view.query.when ?? '')} />
      </KeyedForm>
      {draft.id === 'new' ? null : (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
          <Polish id={draft.id} letter={letter} form={form} flush={flush} />
          <DictatePart view={view} draft={draft.id} dictation={letter.dictation} problem={problem} onLeave={flush} />
        </div>
      )}
    </section>
  )
}

/** A letter that was opened is written in at once: whom it goes to, and where that is known its words. */
function beginWriting(form: HTMLFormElement | null): void {
  const [to, words] = [form?.elements.namedItem('to'), form?.elements.namedItem('text')]
  if (to instanceof HTMLInputElement && to.value === '') return to.focus()
  if (!(words instanceof HTMLTextAreaElement)) return
  words.focus({ preventScroll: true })
  // Above what is quoted.
  if (words.value.startsWith('\n')) words.setSelectionRange(0, 0)
}

type WordsProps = { letter: ComposeView; typed: Typed; error: string | null; onChange: () => void }

/** What is written; what was said for it comes in behind. */
function Words({ letter: { text, dictation }, typed, error, onChange }: WordsProps) {
  const { spoken } = dictation
  const said = spoken?.state === 'done' ? spoken.text : ''
  const isNews = said !== '' && !spoken?.isIn
  const field = useSpokenWords(said, { join: putSpoken, onJoined: onChange })
  useEffect(() => {
    // Words that stood in the field when the page came are kept too.
    if (isNews) onChange()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- those that come later are told of by the field
  }, [])
  return (
    <>
      {said ? <input type="hidden" name="heard" value={spoken?.id} /> : null}
      <Field label="Letter" error={error}>
        <TextArea
          boxRef={field}
          name="text"
          rows={14}
          defaultValue={typed('text', isNews ? putSpoken(text, '', said) : text)}
          spellCheck
        />
      </Field>
    </>
  )
}

type Polishing = { id: string; letter: ComposeView; form: RefObject<HTMLFormElement>; flush: () => void }

/** The checkers of the polish screen read what was written, and their changes come back into the letter. */
function Polish({ id, letter, form, flush }: Polishing) {
  const hasScript = useHasScript()
  const fill = (event: FormEvent<HTMLFormElement>) => {
    const written = form.current?.elements.namedItem('text')
    const words = event.currentTarget.elements.namedItem('draft')
    if (written instanceof HTMLTextAreaElement && words instanceof HTMLInputElement)
      words.value = splitOwn(written.value).own
    flush()
  }
  return (
    <KeyedForm name="polish" of={id} again action={to('email-polish')} onSubmit={fill}>
      <input type="hidden" name="do" value="polish" />
      <input type="hidden" name="tone" value="plain" />
      <input type="hidden" name="letter" value={id} />
      <input type="hidden" name="draft" defaultValue={splitOwn(letter.text).own} />
      <input type="hidden" name="incoming" value={letter.incoming} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button type="submit" variant="plain">
          <Icon name="sparkles" size={17} /> Polish this letter
        </Button>
        <p className="text-sm text-fg-muted">
          Every change is shown, and no fact is changed.{hasScript ? '' : ' Keep it as a draft first.'}
        </p>
      </div>
    </KeyedForm>
  )
}

function Sending({ error, when }: { error: string | null; when: string }) {
  const hasScript = useHasScript()
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" name="do" value="send">
          <Icon name="send" size={18} /> Send
        </Button>
        <Button type="submit" name="do" value="save" variant="plain">
          Keep as a draft
        </Button>
        <Button type="submit" name="do" value="discard" variant="ghost">
          Discard
        </Button>
      </div>
      <details open={error !== null || when !== '' || undefined} className="text-sm">
        <summary className="w-fit cursor-pointer py-1 text-fg-muted">Send later</summary>
        <div className="mt-3 grid gap-3">
          <Field
            label={hasScript ? 'Leave at' : 'Leave at (universal time)'}
            help="Empty: ten seconds after you press Send."
            error={error}
            className="max-w-72"
          >
            <TextInput type="datetime-local" name="when" defaultValue={when} />
          </Field>
          <p className="text-fg-muted">
            <Link to={to('email-writer')} className="link">
              Email writer
            </Link>{' '}
            writes from a few words. Keep this draft first.
          </p>
        </div>
      </details>
    </>
  )
}

/** The address it comes from, where there are several to choose from. */
function Sender({ letter: { identities }, from }: { letter: ComposeView; from: string }) {
  const [own] = identities
  if (identities.length === 1) return <p className="text-[0.8125rem] text-fg-subtle">From {own!.address}</p>
  return (
    <Field label="From" className="max-w-72">
      <Select name="from" defaultValue={from}>
        {identities.map(({ id, address }) => (
          <option key={id} value={id}>
            {address}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type Typed = (name: string, usual: string) => string

function Recipients({
  letter,
  typed,
  errors,
}: {
  letter: ComposeView
  typed: Typed
  errors: Readonly<Record<string, string>>
}) {
  const hasMore = typed('cc', letter.cc) !== '' || typed('bcc', letter.bcc) !== '' || errors['cc'] || errors['bcc']
  return (
    <>
      <datalist id="inbox-people">
        {letter.suggested.map((person) => (
          <option key={person} value={person} />
        ))}
      </datalist>
      <Field label="To" error={errors['to'] ?? null}>
        <TextInput
          name="to"
          list="inbox-people"
          defaultValue={typed('to', letter.to)}
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
        />
      </Field>
      <details open={hasMore ? true : undefined}>
        <summary className="w-fit cursor-pointer py-1 text-sm text-fg-muted">Cc and Bcc</summary>
        <div className="mt-3 grid gap-3">
          <Field label="Cc" error={errors['cc'] ?? null}>
            <TextInput name="cc" list="inbox-people" defaultValue={typed('cc', letter.cc)} autoComplete="off" />
          </Field>
          <Field label="Bcc" help="Nobody else sees these." error={errors['bcc'] ?? null}>
            <TextInput name="bcc" list="inbox-people" defaultValue={typed('bcc', letter.bcc)} autoComplete="off" />
          </Field>
        </div>
      </details>
    </>
  )
}

function Files({ letter, error }: { letter: ComposeView; error: string | null }) {
  const isMissing = error?.startsWith('You wrote') ?? false
  return (
    <>
      {letter.passedOn.length > 0 ? (
        <p className="text-sm wrap-anywhere text-fg-muted">
          Goes along from the message: {letter.passedOn.map(({ name }) => name).join(', ')}
        </p>
      ) : null}
      {letter.files.map(({ id, name, bytes }) => (
        <Checkbox key={id} name="keep" value={id} defaultChecked label={`${name} (${toSize(bytes)})`} />
      ))}
      <FileDrop
        label="Attach files"
        name="files"
        kinds="any files"
        multiple
        maxFiles={letterLimits.files}
        maxBytes={letterLimits.filesBytes}
        error={error}
      />
      <p className="text-[0.8125rem] text-fg-muted">
        A picture whose name is in the letter in brackets, as in [garden.png], is shown there.
      </p>
      {isMissing ? <Checkbox name="sure" value="files" label="Send it without a file" /> : null}
    </>
  )
}

function OnItsWay({ letter }: { letter: ComposeView }) {
  const { toFull } = useReaderTimes()
  return (
    <section className="px-5 pt-8 lg:px-10">
      <h2 className="heading-card">{letter.subject || '(no subject)'}</h2>
      <p className="mt-2 text-fg-muted">
        To {letter.to}. It leaves {letter.sendAt ? toFull(letter.sendAt) : 'soon'}.
      </p>
      <KeyedForm name="take-back" again className="mt-4">
        <input type="hidden" name="do" value="take-back" />
        <input type="hidden" name="draft" value={letter.id} />
        <ZoneField />
        <Button type="submit" variant="plain">
          <Icon name="undo" size={17} /> Take it back to change it or its time
        </Button>
      </KeyedForm>
    </section>
  )
}
