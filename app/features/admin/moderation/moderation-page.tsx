import { to } from '#app/catalogue/to.ts'
import { fieldOf, type AdminFormAnswer } from '#app/kits/pages/admin-forms/admin-form-answer.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, Select, TextArea, TextInput } from '#app/ui/controls/field.tsx'
import { Pagination } from '#app/ui/data/pagination.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ActButton, AdminForm, AdminFormProblem, useIsBusy } from '../parts/admin-form.tsx'
import type { ModerationView } from './moderation.server.ts'
import { ThingCard } from './thing-card.tsx'

type Props = { view: ModerationView; answer: AdminFormAnswer | null }

/** A moderator's day: what waits, what is appealed, what is not taken at all. */
export function ModerationPage({ view, answer }: Props) {
  const { things, paging, appeals } = view
  return (
    <div className="page pt-4 pb-section sm:pt-6">
      <h1 className="heading-page">Moderation</h1>
      <p className="mt-2 text-fg-muted">
        What members reported, what the rules held, and what the engine that looks texts over marked. The most reported
        comes first. Every decision is told to its author with the reason and the way to appeal, and is in the log.
      </p>
      <AdminFormProblem answer={answer} />
      <Appeals appeals={appeals} answer={answer} />
      <section aria-labelledby="queue" className="mt-8">
        <h2 id="queue" className="heading-section">
          {paging.count === 0
            ? 'The queue is empty'
            : paging.count === 1
              ? 'One thing waits'
              : `${paging.count} things wait`}
        </h2>
        {things.length === 0 ? (
          <EmptyState title="Nothing waits" pose="idle" heading="h3">
            What is reported in the pulse, under thanks and elsewhere comes here.
          </EmptyState>
        ) : (
          <ul className="mt-3 grid gap-5">
            {things.map((thing) => (
              <li key={`${thing.kind}.${thing.thingId}`}>
                <ThingCard thing={thing} answer={answer} />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label="The queue"
          {...paging}
          toPage={(page) => to('admin-moderation', null, { page })}
          className="mt-4"
        />
      </section>
      <BlockedWords view={view} answer={answer} />
    </div>
  )
}

const ACTS = { hidden: 'hidden', warned: 'a warning', suspended: 'a suspension' } as const

function Appeals({ appeals, answer }: { appeals: ModerationView['appeals']; answer: AdminFormAnswer | null }) {
  if (appeals.length === 0) return null
  return (
    <section aria-labelledby="appeals" className="mt-8">
      <h2 id="appeals" className="heading-section">
        {appeals.length === 1 ? 'One appeal' : `${appeals.length} appeals`}
      </h2>
      <ul className="mt-3 grid gap-5">
        {appeals.map((one) => (
          <li key={one.id} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-surface p-5 shadow-sm">
            <p>
              <b className="font-strong">{one.name}</b> <span className="text-fg-muted">@{one.handle}</span> against{' '}
              {ACTS[one.act]}: {one.reason}. {one.words}
            </p>
            <blockquote dir="auto" className="rounded-card bg-sunken p-3.5 wrap-anywhere whitespace-pre-line">
              {one.excerpt}
            </blockquote>
            <p className="wrap-anywhere whitespace-pre-line">{one.appeal}</p>
            <AppealForm id={one.id} answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AppealForm({ id, answer }: { id: string; answer: AdminFormAnswer | null }) {
  const own = answer?.problem.values.decision === id ? answer : null
  const isBusy = useIsBusy('answer', { decision: id })
  const { error, ...field } = fieldOf(own, 'answer', 'answer')
  return (
    <AdminForm act="answer" fixed={{ decision: id }} once className="grid gap-3">
      <Field label="Your answer" error={error}>
        <TextArea {...field} rows={3} required />
      </Field>
      <Field label="The decision">
        <Select name="verdict" defaultValue="stands">
          <option value="stands">stands</option>
          <option value="reversed">is taken back</option>
        </Select>
      </Field>
      <Button type="submit" className="justify-self-start" busy={isBusy}>
        Answer
      </Button>
    </AdminForm>
  )
}

function BlockedWords({ view: { words }, answer }: Props) {
  const { error, ...field } = fieldOf(answer, 'block', 'word')
  return (
    <section aria-labelledby="words" className="mt-10">
      <h2 id="words" className="heading-section">
        Blocked words and addresses
      </h2>
      <p className="mt-1 text-fg-muted">
        Compared as whole words, whatever their case, accents or width. What holds one waits in the queue above; what is
        refused is not taken, and its author is told which word.
      </p>
      <AdminForm act="block" className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="Word or address" error={error}>
          <TextInput {...field} autoComplete="off" />
        </Field>
        <Field label="What happens">
          <Select name="how" defaultValue="hold">
            <option value="hold">It waits</option>
            <option value="refuse">It is refused</option>
          </Select>
        </Field>
        <Button type="submit">Put it on the list</Button>
      </AdminForm>
      <ul className="mt-4 divide-y divide-line">
        {words.map(({ word, act }) => (
          <li key={word} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {word} <span className="text-fg-muted">{act === 'hold' ? 'waits' : 'is refused'}</span>
            </span>
            <ActButton act="release" fixed={{ word }} label="Take it off" name={word} />
          </li>
        ))}
      </ul>
    </section>
  )
}
