import { Form, Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toTable } from '#app/platform/table.ts'
import { Badge, type BadgeTone } from '#app/ui/brand/badge.tsx'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { HistoryView } from './history-view.server.ts'

const HEADINGS: Readonly<Record<string, { words: string; tone: BadgeTone }>> = toTable({
  'agree': { words: 'agreed', tone: 'success' },
  'mostly agree': { words: 'mostly agreed', tone: 'success' },
  'split': { words: 'parted', tone: 'warning' },
  'different points': { words: 'different points', tone: 'quiet' },
  'single': { words: 'one answer', tone: 'quiet' },
})

/** Everything somebody asked here, newest first, with a search. */
export function HistoryPage({ view: { search, runs, count, next } }: { view: HistoryView }) {
  return (
    <div className="page max-w-[860px] pt-6 pb-section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="heading-page">Your questions</h1>
        <ButtonLink to={to('consensus')} variant="plain" size="sm">
          <Icon name="plus" size={17} /> New question
        </ButtonLink>
      </div>
      <Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label="Words of a question">
            <TextInput name="q" defaultValue={search} autoComplete="off" key={search} />
          </Field>
        </div>
        <Button type="submit" variant="plain">
          <Icon name="search" size={17} /> Search
        </Button>
      </Form>
      <p role="status" className="mt-4 text-[0.8125rem] text-fg-muted">
        {toCountWords(count, search)}
      </p>
      {runs.length === 0 ? (
        <EmptyState title={search ? 'No question holds these words' : 'Nothing asked yet'} pose="reading">
          {search
            ? 'Try fewer or other words.'
            : 'What you ask is kept here: for members until they remove it, for guests 30 days in this browser.'}
        </EmptyState>
      ) : (
        <ul className="mt-3 grid gap-2">
          {runs.map((run) => (
            <li key={run.id}>
              <Card className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
                <Link
                  to={to('consensus-run', null, { run: run.id })}
                  className="link min-w-0 flex-1 basis-full wrap-anywhere sm:basis-0"
                >
                  {run.question || 'Pasted answers, compared'}
                </Link>
                {run.heading ? (
                  <Badge tone={HEADINGS[run.heading]?.tone ?? 'quiet'}>
                    {HEADINGS[run.heading]?.words ?? run.heading}
                  </Badge>
                ) : null}
                <time dateTime={run.createdAt.toISOString()} className="text-[0.8125rem] text-fg-muted tabular-nums">
                  {toShortDay(run.createdAt)}
                </time>
                {run.isDone ? (
                  <Link
                    to={to('consensus-compare', null, { run: run.id })}
                    className="text-[0.8125rem] text-accent-text underline underline-offset-3"
                  >
                    Compare<span className="sr-only">: {run.question}</span>
                  </Link>
                ) : null}
              </Card>
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <p className="mt-6">
          <ButtonLink to={to('consensus-history', null, { q: search || null, before: next })} variant="plain">
            Older questions
          </ButtonLink>
        </p>
      ) : null}
    </div>
  )
}

const toCountWords = (count: number, search: string) =>
  `${count} ${count === 1 ? 'question' : 'questions'}${search ? ` with “${search}”` : ''}`
