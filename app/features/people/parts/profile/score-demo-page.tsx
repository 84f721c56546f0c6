import { Form, Link } from '@remix-run/react'
import { useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Card, Panel } from '#app/ui/brand/card.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { readCount, toScore, toSumWords } from '../../score/points.ts'
import type { ScoreDemoView } from '../../score/score-demo.server.ts'

/** The whole formula, to be tried with numbers of one's own. */
export function ScoreDemoPage({ view }: { view: ScoreDemoView }) {
  const { sources, isTried, handle, real } = view
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const now = toScore(sources.map((source) => ({ ...source, count: readCount(typed[source.id] ?? source.text) ?? 0 })))
  return (
    <div className="page max-w-[860px] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Frenly score</h1>
      <p className="lead mt-1 max-w-[40em]">
        A plain sum of what a member gave. Each thing counts the same, whoever gave it; nothing fades, nothing is
        weighed in secret, and nobody is ranked by it.
      </p>
      <Card className="mt-6 p-5 sm:p-6">
        <h2 className="heading-card">Try it with your own numbers</h2>
        <p className="mt-1 text-[0.8125rem] text-fg-muted">
          These are numbers you make up here. They are kept nowhere and change no score.
        </p>
        <Form
          key={sources.map(({ text }) => text).join()}
          method="get"
          className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4"
          onChange={(event) => {
            const { id, value } = event.target as unknown as HTMLInputElement
            setTyped((before) => ({ ...before, [id.replace('score-', '')]: value }))
          }}
        >
          {sources.map(({ id, label, about, each, text, error }, n) => (
            <Field
              key={id}
              id={`score-${id}`}
              label={label}
              help={`${about} ${each} points each.`}
              error={error}
              beside={
                <output className="text-[0.8125rem] text-fg-muted tabular-nums">
                  {now.lines[n]!.count} × {each} = {now.lines[n]!.points}
                </output>
              }
            >
              <TextInput name="n" inputMode="numeric" maxLength={5} defaultValue={text} autoComplete="off" />
            </Field>
          ))}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" variant="plain">
              Add it up
            </Button>
            <p role="status" className="tabular-nums">
              <span className="text-fg-muted">Made up:</span> {toSumWords(now)}
            </p>
          </div>
        </Form>
        {isTried ? (
          <p className="mt-3">
            <Link to={to('score-demo')} className="text-[0.8125rem] underline">
              Back to nothing
            </Link>
          </p>
        ) : null}
      </Card>
      <Panel className="mt-4 flex flex-wrap items-center justify-between gap-4 p-5">
        {real && handle ? (
          <>
            <p>
              Your real score: <span className="font-medium tabular-nums">{toSumWords(real)}</span>
            </p>
            <ButtonLink to={to('my-profile', null, { part: 'score' })} variant="plain" size="sm">
              Each point with its reason
            </ButtonLink>
          </>
        ) : (
          <>
            <p className="text-fg-muted">Sign in to see your own, each point with what earned it.</p>
            <ButtonLink to={to('login', null, { return_url: to('score-demo') })} variant="plain" size="sm">
              Sign in
            </ButtonLink>
          </>
        )}
      </Panel>
    </div>
  )
}
