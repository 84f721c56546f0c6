import { Link } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, FieldError, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { Beside } from './beside.tsx'
import type { EditorAnswer } from './editor-acts.server.ts'
import type { EditorView } from './editor-view.server.ts'
import { ExportMenu } from './export-menu.tsx'
import { RichArea } from './rich/rich-area.tsx'
import { SaveStatus } from './save-status.tsx'
import type { Fields } from './use-autosave.ts'
import { useDocument } from './use-document.ts'

type Props = { view: Extract<EditorView, { part: 'document' }>; answer: EditorAnswer | null }

/** A document to write in. With JavaScript it is saved while it is written; without, the button saves it. */
export function DocumentPage({ view: { document, isPlain }, answer }: Props) {
  const { id, version } = document
  const hasScript = useHasScript()
  const [isRich, setRich] = useState(!isPlain)
  const { fields, put, rich, save } = useDocument(document, answer?.saved ?? null)
  const saved = answer?.saved ?? null
  const problem = answer?.problem ?? null
  const refusal = problem?.errors['take'] ?? problem?.errors['check']
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.now()
  }
  return (
    <div className="page pt-6 pb-section">
      <Head id={id} fields={fields} isRich={hasScript && isRich} canChoose={hasScript} onRich={setRich} />
      <KeyedForm
        name={`save-${id}`}
        again
        className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]"
        onSubmit={hasScript ? submit : undefined}
      >
        <input type="hidden" name="do" value="save" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={saved?.version ?? version} />
        <div className="grid min-w-0 gap-4">
          <Field label="Title" hideLabel error={problem?.errors['title'] ?? null}>
            <TextInput
              name="title"
              defaultValue={fields.title}
              onChange={(event) => put({ title: event.target.value })}
              className="text-lg font-strong"
              autoComplete="off"
            />
          </Field>
          {hasScript && isRich ? (
            <div className="rounded-sheet bg-surface px-[clamp(16px,3vw,40px)] py-6 shadow-md focus-within:ring-field">
              <RichArea
                text={fields.text}
                onChange={(text) => put({ text })}
                onOpen={(editor) => (rich.current = editor)}
                onFail={() => setRich(false)}
              />
            </div>
          ) : (
            <MarkdownArea text={fields.text} hasScript={hasScript} error={problem?.errors['text'] ?? null} put={put} />
          )}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" variant="soft">
              Save
            </Button>
            <SaveStatus
              state={save.state}
              conflicts={save.conflicts + (saved?.conflicts ?? 0)}
              saved={saved}
              id={id}
              hasScript={hasScript}
            />
          </div>
          {refusal ? <FieldError>{refusal}</FieldError> : null}
        </div>
        <Settings fields={fields} problem={problem} put={put} />
      </KeyedForm>
      <Beside
        id={id}
        text={fields.text}
        goal={Number(fields.goal) || null}
        checked={answer?.checked ?? null}
        isSaved={save.state === 'saved'}
      />
    </div>
  )
}

type Put = (more: Partial<Fields>) => void

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
}: {
  id: string
  fields: Fields
  isRich: boolean
  canChoose: boolean
  onRich: (isRich: boolean) => void
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
          <Button type="button" size="sm" variant="ghost" onClick={() => onRich(!isRich)}>
            {isRich ? 'Write as Markdown' : 'Write as rich text'}
          </Button>
        ) : null}
        <ButtonLink to={to('text-editor', null, { d: id, part: 'versions' })} variant="plain" size="sm">
          <Icon name="clock" size={16} /> Versions
        </ButtonLink>
        <ExportMenu id={id} />
      </div>
    </div>
  )
}
