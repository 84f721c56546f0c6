import { Form } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, Select } from '#app/ui/controls/field.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Blocks } from './blocks.tsx'
import type { ContentView } from './content-view.server.ts'
import type { WorkedStep } from './worked.ts'

/** What came of a text: each step with what it worked with, and the way on. */
export function ContentResult({ view: { id, worked, tools } }: { view: Extract<ContentView, { part: 'result' }> }) {
  const { text, steps, stopped } = worked
  return (
    <div className="page max-w-[980px] pt-6 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="heading-page">{steps.map(({ label }) => label).join(', then ')}</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={to('content-tools')} variant="plain" size="sm">
            <Icon name="plus" size={17} /> All tools
          </ButtonLink>
          <ButtonLink to={to('content-tools', null, { part: 'history' })} variant="ghost" size="sm">
            <Icon name="clock" size={16} /> Texts you worked on
          </ButtonLink>
        </div>
      </div>
      {steps.map((step, n) => (
        <Step key={step.tool} step={step} number={n + 1} isOnly={steps.length === 1} />
      ))}
      {stopped ? (
        <p className="mt-6 rounded-card bg-warning-soft p-4 text-warning-soft-fg">The chain ended here. {stopped}</p>
      ) : null}
      <Form method="get" className="mt-8 flex flex-wrap items-end gap-3 border-t border-line pt-6 print:hidden">
        <input type="hidden" name="from" value={id} />
        <Field label="Go on with this in" className="min-w-56">
          <Select name="tool">
            {tools.map((tool) => (
              <option key={tool.id} value={tool.id}>
                {tool.label}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="plain">
          Go on
        </Button>
      </Form>
      <details className="mt-8">
        <summary className="cursor-pointer py-2 font-medium">The text it was made from</summary>
        <Panel className="mt-2 p-5">
          <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
            {text}
          </p>
        </Panel>
      </details>
    </div>
  )
}

function Step({ step, number, isOnly }: { step: WorkedStep; number: number; isOnly: boolean }) {
  const { label, blocks, text, by, costMicros, tookMs, notes } = step
  return (
    <section className="mt-6" aria-label={label}>
      {isOnly ? null : (
        <h2 className="heading-small mb-2">
          {number}. {label}
        </h2>
      )}
      <Blocks blocks={blocks} />
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm text-fg-muted">
          {note}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <CopyButton text={text} what="the result" />
        <DownloadLink text={text} name={`${step.tool}.md`} type="text/markdown">
          As a file
        </DownloadLink>
        <span className="text-xs text-fg-subtle">
          {by}, {tookMs.toLocaleString('en')} ms, {toMoneyWords(costMicros)}
        </span>
      </div>
    </section>
  )
}
