import { to } from '#app/catalogue/to.ts'
import { ShareLinksPart } from '#app/kits/members/share-links/share-links-part.tsx'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { BackLink } from '#app/ui/brand/back-link.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { CodeBlock } from '#app/ui/data/code-block.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { AnswerView } from '../generator/code-view.server.ts'
import { ChecksPart } from './checks-part.tsx'
import { MatrixPart } from './matrix-part.tsx'
import { RunInFrame } from './run-in-frame.tsx'

type Props = { view: AnswerView; problem: FormProblem | null }

/** One piece of code with its fields, its proof, and what can be done with it. */
export function AnswerPage({ view, problem }: Props) {
  const { id, title, language, languageId, code, snippet, by, isEdited, fileName, shared, text, check, runs } = view
  const source = isEdited
    ? 'Edited by hand'
    : by
      ? `Written by ${by}`
      : `From the library: ${snippet?.title ?? 'a snippet that is gone'}`
  return (
    <div className="page max-w-[70rem] pt-4 pb-section sm:pt-6">
      {shared ? null : <BackLink to={to('code-generator')}>Code generator</BackLink>}
      <div className="mt-1 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="heading-page wrap-anywhere" dir="auto">
            {title}
          </h1>
          <p className="mt-1 text-sm text-fg-muted">{`${language}. ${source}${shared ? ', shared by a link' : ''}.`}</p>
        </div>
        {shared ? null : (
          <ActForm name="do" act="delete" fields={{ id }} variant="ghost" action={to('code-generator')}>
            <Icon name="trash" size={16} /> Delete
          </ActForm>
        )}
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div id="result" className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <CodeBlock code={code} label={fileName} hasLineNumbers />
          <p className="-mt-3 flex flex-wrap gap-2">
            <DownloadLink text={text} name={fileName}>{`Download ${fileName}`}</DownloadLink>
          </p>
          {snippet ? (
            <section aria-labelledby="why-title">
              <h2 id="why-title" className="heading-small mb-1">
                How it works
              </h2>
              <p className="max-w-[46em]">{snippet.about}</p>
              {isEdited ? (
                <p className="mt-1 text-sm text-fg-muted">This is said of the snippet before it was edited.</p>
              ) : null}
            </section>
          ) : null}
          <section aria-labelledby="proof-title">
            <h2 id="proof-title" className="heading-small mb-3">
              What was proved
            </h2>
            <ChecksPart parsed={view.parsed} ran={view.ran} formatter={view.formatter} />
          </section>
          <MatrixPart view={view} />
          {languageId === 'python' || languageId === 'javascript' ? (
            <RunInFrame language={languageId} code={text} check={check} isOnlyWay={runs === 'browser'} />
          ) : null}
          {shared ? null : <EditPart view={view} problem={problem} />}
        </div>
        {shared ? null : (
          <aside className="grid gap-6">
            {view.fields.length > 0 ? <FieldsPart view={view} problem={problem} /> : null}
            <SharePart view={view} problem={problem} />
          </aside>
        )}
      </div>
    </div>
  )
}

function FieldsPart({ view: { id, fields, isEdited }, problem }: Props) {
  const filled = problem?.values['do'] === 'fill' ? problem : null
  return (
    <Card className="p-5">
      <h2 className="heading-small">Your values</h2>
      <KeyedForm
        name="fill-code"
        again
        action={to('code-generator', null, { answer: id })}
        noValidate
        className="mt-3 grid gap-3"
      >
        <input type="hidden" name="do" value="fill" />
        <input type="hidden" name="answer" value={id} />
        {fields.map(({ name, label, kind, choices, value }, n) => {
          const error = filled?.errors[`value-${name}`] ?? null
          const typed = filled?.lists['value']?.[n] ?? filled?.values['value'] ?? value
          return (
            <div key={name}>
              <input type="hidden" name="field" value={name} />
              <Field label={label} error={error}>
                {kind === 'choice' ? (
                  <Select name="value" defaultValue={typed}>
                    {choices.map((choice) => (
                      <option key={choice}>{choice}</option>
                    ))}
                  </Select>
                ) : (
                  <TextInput
                    name="value"
                    defaultValue={typed}
                    inputMode={kind === 'number' ? 'decimal' : undefined}
                    maxLength={200}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </Field>
            </div>
          )
        })}
        {isEdited ? (
          <p className="text-sm text-fg-muted">This begins again from the snippet; what you edited goes.</p>
        ) : null}
        <Button type="submit" variant="soft" className="justify-self-start">
          Fill in and check again
        </Button>
      </KeyedForm>
    </Card>
  )
}

function EditPart({ view: { id, text, check, runs }, problem }: Props) {
  const own = problem?.values['do'] === 'edit' ? problem : null
  return (
    <details open={own !== null}>
      <summary className="cursor-pointer py-2 font-medium">Edit it and run it again</summary>
      <KeyedForm
        name="edit-code"
        again
        action={to('code-generator', null, { answer: id })}
        noValidate
        className="mt-2 grid gap-3"
      >
        <input type="hidden" name="do" value="edit" />
        <input type="hidden" name="answer" value={id} />
        <Field label="The code" error={own?.errors['text'] ?? null}>
          <TextArea
            name="text"
            rows={Math.min(30, Math.max(8, text.split('\n').length))}
            defaultValue={own?.values['text'] ?? text}
            spellCheck={false}
            dir="ltr"
            className="font-mono text-sm"
          />
        </Field>
        {runs === null ? null : (
          <Field
            label="Its checks"
            error={own?.errors['check'] ?? null}
            help="equal(actual, expected), ok(value), throws(function); for SQL: a query --> its rows."
          >
            <TextArea
              name="check"
              rows={6}
              defaultValue={own?.values['check'] ?? check}
              spellCheck={false}
              dir="ltr"
              className="font-mono text-sm"
            />
          </Field>
        )}
        <Button type="submit" variant="plain" className="justify-self-start">
          <Icon name="play" size={16} /> {runs === 'server' ? 'Run it' : 'Check it'}
        </Button>
      </KeyedForm>
    </details>
  )
}

function SharePart({ view: { id, share }, problem }: Props) {
  if (!share) return null
  const action = to('code-generator', null, { answer: id })
  return (
    <section id="share" aria-labelledby="share-title" className="grid gap-3">
      <h2 id="share-title" className="heading-small">
        Show it to others
      </h2>
      <ShareLinksPart
        name="share-code"
        publisher={share.publisher}
        links={share.links}
        action={action}
        fields={{ answer: id }}
        error={problem?.errors['term']}
        isQuiet
      />
    </section>
  )
}
