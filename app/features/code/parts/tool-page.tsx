import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { CodeBlock } from '#app/ui/data/code-block.tsx'
import { Cell, HeadCell, HeadRow, Row, Table } from '#app/ui/data/table.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ToolView } from '../generator/code-view.server.ts'
import type { ToolMade } from '../tools/tools-acts.server.ts'
import { FaultList } from './checks-part.tsx'
import { CodeTabs } from './code-tabs.tsx'
import { PlainLines } from './plain-lines.tsx'

type Props = { view: ToolView; problem: FormProblem | null; made: ToolMade | null }
const WORDS = {
  regex: ['Regex tester', 'Try a pattern on a text. It runs in a sandbox and is stopped when it takes too long.'],
  cron: ['Cron reader', 'What a schedule means in words, and when it comes next.'],
  convert: ['Convert data', 'JSON, YAML, CSV and TOML into each other. What the other format cannot hold is said.'],
  diff: ['Diff', 'What changed between two texts, line by line.'],
  check: ['Check code', 'Faults by a real parser, remarks by rules, and the usual shape by a formatter.'],
} as const
const FORMATS = ['json', 'yaml', 'csv', 'toml'] as const

/** One of the small tools beside the generator. Nothing typed here is kept. */
export function ToolPage({ view, problem, made }: Props) {
  const { tool } = view
  const [title, about] = WORDS[tool]
  return (
    <div className="page max-w-[980px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">{title}</h1>
      <p className="lead mt-1 max-w-[46em]">{about} Nothing you type here is kept.</p>
      <CodeTabs chosen={tool} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
        {tool === 'cron' ? <CronPart view={view} /> : <ToolForm view={view} problem={problem} />}
        {made?.tool === tool ? (
          <section aria-labelledby="made-title" role="status" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id="made-title" className="heading-small">
              Result
            </h2>
            <Made made={made} />
          </section>
        ) : null}
      </div>
    </div>
  )
}

function CronPart({ view: { cron, zone, zones, read } }: { view: ToolView }) {
  return (
    <>
      <Form method="get" action={to('code-generator')} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="tool" value="cron" />
        <Field label="Cron expression" className="min-w-56 flex-1" error={read && !read.isDone ? read.message : null}>
          <TextInput
            name="cron"
            defaultValue={cron}
            placeholder="30 9 * * 1-5"
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
          />
        </Field>
        <Field label="Time zone">
          <Select name="zone" defaultValue={zone}>
            {zones.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Button type="submit">Read it</Button>
      </Form>
      {read?.isDone ? (
        <section aria-label="What it means" role="status" className="grid gap-5 sm:grid-cols-2">
          <dl className="grid content-start gap-2">
            {read.parts.map(({ name, text, words }) => (
              <div key={name} className="flex gap-3 border-t border-line pt-2">
                <dt className="w-20 flex-none font-mono">{text}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          <div>
            <h2 className="heading-small">{`Next times (${read.zone})`}</h2>
            {read.next.length === 0 ? <p className="mt-2">It never comes: no day fits.</p> : null}
            <ol className="mt-2 grid gap-1.5 tabular-nums">
              {read.next.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ol>
          </div>
        </section>
      ) : null}
    </>
  )
}

function ToolForm({ view: { tool, languages }, problem }: { view: ToolView; problem: FormProblem | null }) {
  return (
    <KeyedForm
      name={`tool-${tool}`}
      again
      action={to('code-generator', null, { tool })}
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="do" value={tool} />
      <ToolFields tool={tool} languages={languages} problem={problem} />
      <Button type="submit" className="justify-self-start">
        {tool === 'regex' ? 'Try it' : tool === 'convert' ? 'Convert' : tool === 'diff' ? 'Compare' : 'Check it'}
      </Button>
    </KeyedForm>
  )
}

function Made({ made }: { made: ToolMade }) {
  switch (made.tool) {
    case 'regex':
      return <RegexMade made={made} />
    case 'convert':
      return (
        <>
          {made.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <CodeBlock code={made.code} />
        </>
      )
    case 'diff':
      return (
        <>
          <p>{`${made.added} lines added, ${made.removed} removed.`}</p>
          <CodeBlock code={made.code} label="Difference" />
        </>
      )
    case 'check':
      return (
        <>
          <p>
            {made.parser
              ? made.faults.length === 0
                ? `${made.parser} reads it without a fault.`
                : `${made.parser} finds ${made.faults.length} ${made.faults.length === 1 ? 'fault' : 'faults'}:`
              : 'There is no parser for this language here.'}
          </p>
          <FaultList faults={made.faults} />
          <p>{made.remarks.length === 0 ? 'The rules have nothing to remark.' : 'Remarks by rules:'}</p>
          <FaultList faults={made.remarks} />
          {made.shaped ? <CodeBlock code={made.shaped} label="As Prettier writes it" /> : null}
        </>
      )
  }
}

function RegexMade({ made: { answer } }: { made: Extract<ToolMade, { tool: 'regex' }> }) {
  const groups = Math.max(0, ...answer.matches.map((one) => one.groups.length))
  return (
    <>
      <p>{`${answer.matches.length}${answer.isCut ? ' and more' : ''} ${answer.matches.length === 1 ? 'match' : 'matches'}, ${Math.max(1, Math.round(answer.tookMs))} ms.`}</p>
      {answer.matches.length > 0 ? (
        <Table caption="Matches">
          <thead>
            <HeadRow>
              <HeadCell>At</HeadCell>
              <HeadCell>Match</HeadCell>
              {Array.from({ length: groups }, (_, n) => (
                <HeadCell key={n}>{`Group ${n + 1}`}</HeadCell>
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {answer.matches.map((one, n) => (
              <Row key={n} className="h-9">
                <Cell className="tabular-nums">{one.at}</Cell>
                <Cell className="max-w-80 font-mono wrap-anywhere">{one.text}</Cell>
                {Array.from({ length: groups }, (_, place) => (
                  <Cell key={place} className="max-w-60 font-mono wrap-anywhere">
                    {one.groups[place] ?? '–'}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      ) : null}
      {answer.replaced ? <PlainLines label="The text after replacing" text={answer.replaced} /> : null}
    </>
  )
}

/** What one of the tools asks for. */
function ToolFields({
  tool,
  languages,
  problem,
}: Pick<ToolView, 'tool' | 'languages'> & { problem: FormProblem | null }) {
  const values = problem?.values ?? {}
  const area = (name: string, label: string, rows = 10): ReactNode => (
    <Field label={label} error={problem?.errors[name] ?? null}>
      <TextArea
        name={name}
        rows={rows}
        defaultValue={values[name] ?? ''}
        spellCheck={false}
        className="font-mono text-sm"
      />
    </Field>
  )
  const line = (name: string, label: string, className = ''): ReactNode => (
    <Field label={label} error={problem?.errors[name] ?? null} className={className}>
      <TextInput
        name={name}
        defaultValue={values[name] ?? ''}
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
      />
    </Field>
  )
  const choice = (name: string, label: string, usual: string): ReactNode => (
    <Field label={label} error={problem?.errors[name] ?? null}>
      <Select name={name} defaultValue={values[name] ?? usual}>
        {FORMATS.map((one) => (
          <option key={one} value={one}>
            {one.toUpperCase()}
          </option>
        ))}
      </Select>
    </Field>
  )
  return (
    <>
      {tool === 'regex' ? (
        <>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
            {line('pattern', 'Pattern')}
            {line('flags', 'Flags')}
          </div>
          {area('text', 'Text')}
          {line('replacement', 'Replace by (leave it empty to look only)')}
        </>
      ) : null}
      {tool === 'convert' ? (
        <>
          <div className="flex flex-wrap gap-4">
            {choice('from', 'From', 'json')}
            {choice('into', 'Into', 'yaml')}
          </div>
          {area('text', 'Data')}
        </>
      ) : null}
      {tool === 'diff' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {area('before', 'Before', 14)}
          {area('after', 'After', 14)}
        </div>
      ) : null}
      {tool === 'check' ? (
        <>
          <LanguageField languages={languages} problem={problem} />
          {area('text', 'Code', 14)}
        </>
      ) : null}
    </>
  )
}

const LanguageField = ({ languages, problem }: { languages: ToolView['languages']; problem: FormProblem | null }) => (
  <Field label="Language" error={problem?.errors['language'] ?? null} className="max-w-56">
    <Select name="language" defaultValue={problem?.values['language'] ?? 'javascript'}>
      {languages.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  </Field>
)
