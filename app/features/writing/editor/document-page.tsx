import { Link } from '@remix-run/react'
import { useDeferredValue, useEffect, useState, type FormEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { Beside } from './beside/beside.tsx'
import type { EditorAnswer } from './editor-answer.server.ts'
import type { EditorView } from './editor-view.server.ts'
import { ExportMenu } from './export-menu.tsx'
import type { RichEditor } from './rich/open-rich-editor.ts'
import { RichArea } from './rich/rich-area.tsx'
import { SaveStatus } from './save-status.tsx'
import type { Fields } from './use-autosave.ts'
import { useDocument } from './use-document.ts'

type Props = { view: Extract<EditorView, { part: 'document' }>; answer: EditorAnswer | null }

/** A document to write in. With JavaScript it is saved while it is written; without, the button saves it. */
export function DocumentPage({ view: { document, isPlain, comments }, answer }: Props) {
  const { id, version } = document
  const hasScript = useHasScript()
  const [isRich, setRich] = useState(!isPlain)
  const [isFocused, setFocused] = useFocusMode()
  const [editor, setEditor] = useState<RichEditor | null>(null)
  const { fields, put, rich, save } = useDocument(document, answer?.saved ?? null)
  // Counting a long document may wait for a quiet moment; keys may not.
  const late = useDeferredValue(fields)
  const saved = answer?.saved ?? null
  const problem = answer?.problem ?? null
  const refusal = problem?.errors['take'] ?? problem?.errors['check']
  const open = (opened: RichEditor | null) => {
    rich.current = opened
    setEditor(opened)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.now()
  }
  return (
    <div className={`page pt-6 pb-section ${isFocused ? 'max-w-[52rem]' : ''}`}>
      <Head
        id={id}
        fields={fields}
        isRich={hasScript && isRich}
        canChoose={hasScript}
        onRich={setRich}
        isFocused={isFocused}
        onFocus={setFocused}
        comments={comments.filter(({ isDone }) => !isDone).length}
      />
      <KeyedForm
        name={`save-${id}`}
        again
        className={`mt-5 grid items-start gap-8 ${isFocused ? '' : 'lg:grid-cols-[minmax(0,1fr)_20rem]'}`}
        onSubmit={hasScript ? submit : undefined}
      >
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={saved?.version ?? version} />
        <div className="grid min-w-0 gap-4">
          <TitleField title={fields.title} error={problem?.errors['title'] ?? null} put={put} />
          {hasScript && isRich ? (
            <RichArea
              text={fields.text}
              onChange={(text) => put({ text })}
              onOpen={open}
              onFail={() => setRich(false)}
            />
          ) : (
            <MarkdownArea text={fields.text} hasScript={hasScript} error={problem?.errors['text'] ?? null} put={put} />
          )}
          <SaveRow id={id} save={save} saved={saved} hasScript={hasScript} />
          {refusal ? <FieldError>{refusal}</FieldError> : null}
        </div>
        <div className={isFocused ? 'hidden' : ''}>
          <Settings fields={fields} problem={problem} put={put} />
        </div>
      </KeyedForm>
      {isFocused ? null : (
        <Beside
          id={id}
          version={save.version}
          text={late.text}
          goal={Number(fields.goal) || null}
          answer={answer}
          isSaved={save.state === 'saved'}
          rich={isRich ? editor : null}
        />
      )}
    </div>
  )
}

function SaveRow({
  id,
  save,
  saved,
  hasScript,
}: {
  id: string
  save: ReturnType<typeof useDocument>['save']
  saved: EditorAnswer['saved']
  hasScript: boolean
}) {
  return (
    <div className="above-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-4 bg-bg pt-2 pb-3">
      <Button type="submit" variant="soft">
        Save
      </Button>
      <SaveStatus
        state={save.state}
        refusal={save.refusal}
        conflicts={save.conflicts + (saved?.conflicts ?? 0)}
        saved={saved}
        id={id}
        hasScript={hasScript}
      />
    </div>
  )
}

/** Only the text and its tools, until Escape. */
function useFocusMode() {
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    if (!isFocused) return
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFocused(false)
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [isFocused])
  return [isFocused, setFocused] as const
}

type Put = (more: Partial<Fields>) => void

function TitleField({ title, error, put }: { title: string; error: string | null; put: Put }) {
  return (
    <Field label="Title" hideLabel error={error}>
      <TextInput
        name="title"
        defaultValue={title}
        onChange={(event) => put({ title: event.target.value })}
        className="text-lg font-strong"
        autoComplete="off"
      />
    </Field>
  )
}

/** The document as Markdown. Without JavaScript the browser alone keeps what is typed. */
function MarkdownArea({
  text,
  hasScript,
  error,
  put,
}: {
  text: string
  hasScript: boolean
  error: string | null
  put: Put
}) {
  const own = hasScript ? { value: text } : { defaultValue: text }
  return (
    <Field label="The document, as Markdown" error={error}>
      <TextArea
        name="text"
        rows={24}
        dir="auto"
        {...own}
        onChange={(event) => put({ text: event.target.value })}
        className="font-mono text-[0.9375rem] leading-relaxed"
      />
    </Field>
  )
}

function Settings({ fields, problem, put }: { fields: Fields; problem: FormProblem | null; put: Put }) {
  return (
    <div className="grid min-w-0 gap-5">
      <Field label="Folder" error={problem?.errors['folder'] ?? null}>
        <TextInput
          name="folder"
          defaultValue={fields.folder}
          onChange={(event) => put({ folder: event.target.value })}
          autoComplete="off"
        />
      </Field>
      <Field label="Words to reach" error={problem?.errors['goal'] ?? null}>
        <TextInput
          name="goal"
          inputMode="numeric"
          defaultValue={fields.goal}
          onChange={(event) => put({ goal: event.target.value })}
          autoComplete="off"
        />
      </Field>
    </div>
  )
}

function Head({
  id,
  fields,
  isRich,
  canChoose,
  onRich,
  isFocused,
  onFocus,
  comments,
}: {
  id: string
  fields: Fields
  isRich: boolean
  canChoose: boolean
  onRich: (isRich: boolean) => void
  isFocused: boolean
  onFocus: (isFocused: boolean) => void
  /** Comments that are not settled. */
  comments: number
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Link
        to={to('text-editor', null, { folder: fields.folder || null })}
        className="link inline-flex items-center gap-1.5 text-sm"
      >
        <Icon name="arrow-left" size={16} /> Documents
      </Link>
      <h1 className="sr-only">{fields.title}</h1>
      <div className="flex flex-wrap gap-2">
        {canChoose ? (
          <Button type="button" size="sm" variant="ghost" aria-pressed={isFocused} onClick={() => onFocus(!isFocused)}>
            {isFocused ? 'Show everything' : 'Focus'}
          </Button>
        ) : null}
        {canChoose ? (
          <Button type="button" size="sm" variant="ghost" onClick={() => onRich(!isRich)}>
            {isRich ? 'Write as Markdown' : 'Write as rich text'}
          </Button>
        ) : null}
        <ButtonLink to={to('text-editor', null, { d: id, part: 'versions' })} variant="plain" size="sm">
          <Icon name="clock" size={16} /> Versions
        </ButtonLink>
        <ButtonLink to={to('text-editor', null, { d: id, part: 'share' })} variant="plain" size="sm">
          <Icon name="share" size={16} /> Share
          {comments > 0 ? `, ${comments} ${comments === 1 ? 'comment' : 'comments'}` : ''}
        </ButtonLink>
        <ExportMenu id={id} />
      </div>
    </div>
  )
}
