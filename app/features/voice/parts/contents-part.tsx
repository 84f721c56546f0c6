import { to } from '#app/catalogue/to.ts'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Field, TextInput } from '#app/ui/controls/field.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { LookUpForm, type PartProps } from './recording-page.tsx'
import { TimeLink } from './time-link.tsx'

/** What is in it: chapters, a summary of any stretch, answers with their second, and what the rules found. */
export function ContentsPart(props: PartProps) {
  const { view } = props
  const { chapters, hasOwnChapters, findings, asked, total } = view
  if (total === 0) return <p className="text-fg-muted">There are no words to look into yet.</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="ask" className="grid gap-4">
        <h2 id="ask" className="heading-small">
          Ask it
        </h2>
        <LookUpForm
          {...props}
          part="contents"
          name="ask"
          label="Your question"
          value={asked?.question ?? ''}
          button="Ask"
        />
        {asked ? (
          asked.quotes.length > 0 ? (
            <div role="status" className="grid gap-2 rounded-card bg-sunken p-4">
              <p className="text-[0.8125rem] text-fg-muted">Said in the recording, word for word:</p>
              <Quotes {...props} quotes={asked.quotes} />
            </div>
          ) : (
            <p role="status" className="rounded-card bg-sunken p-4 text-fg-muted">
              Nothing that is said here answers this.
            </p>
          )
        ) : null}
      </section>
      <Summaries {...props} />
      {chapters.length > 0 ? (
        <section aria-labelledby="chapters">
          <h2 id="chapters" className="heading-small">
            Chapters
          </h2>
          <p className="mt-1 text-[0.8125rem] text-fg-muted">
            {hasOwnChapters
              ? 'As they came with the recording.'
              : 'Cut by rules where the words change; each is named by the words that stand out in it.'}
          </p>
          <Quotes {...props} quotes={chapters.map(({ startS, title }) => ({ startS, text: title }))} />
        </section>
      ) : null}
      {findings ? (
        <section aria-labelledby="found" className="grid gap-6">
          <div>
            <h2 id="found" className="heading-small">
              Found in it
            </h2>
            <p className="mt-1 text-[0.8125rem] text-fg-muted">
              By the words that give them away; some are missed, none is invented.
            </p>
          </div>
          <Found {...props} title="Questions" quotes={findings.questions} />
          <Found {...props} title="Things to do" quotes={findings.tasks} />
          <Found {...props} title="Days and times" quotes={findings.dates} />
          <Found {...props} title="Figures" quotes={findings.numbers} />
        </section>
      ) : null}
    </div>
  )
}

type Quoted = { startS: number; text: string }

function Quotes({ quotes, href, onSeek }: PartProps & { quotes: readonly Quoted[] }) {
  return (
    <ul className="mt-2 grid gap-1.5">
      {quotes.map(({ startS, text }, n) => (
        <li key={n} className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-2">
          <TimeLink seconds={startS} href={href} onSeek={onSeek} />
          <span className="wrap-anywhere" dir="auto">
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Found({ title, ...props }: PartProps & { title: string; quotes: readonly Quoted[] }) {
  if (props.quotes.length === 0) return null
  return (
    <div>
      <h3 className="font-strong">
        {title} <span className="font-normal text-fg-subtle">{props.quotes.length}</span>
      </h3>
      <Quotes {...props} />
    </div>
  )
}

function Summaries(props: PartProps) {
  const { view, screen, problem } = props
  const of = problem?.values['do'] === 'summarise' ? problem : null
  return (
    <section aria-labelledby="summary" className="grid gap-4">
      <h2 id="summary" className="heading-small">
        Summary
      </h2>
      <KeyedForm
        name="summarise"
        again
        action={to(screen, null, { r: view.id, part: 'contents' })}
        className="flex flex-wrap items-start gap-2"
      >
        <input type="hidden" name="do" value="summarise" />
        <input type="hidden" name="recording" value={view.id} />
        <Field label="From" error={of?.errors['from'] ?? null} className="w-28">
          <TextInput name="from" defaultValue={of?.values['from'] ?? '0:00'} autoComplete="off" />
        </Field>
        <Field label="To" error={of?.errors['to'] ?? null} className="w-28">
          <TextInput
            name="to"
            defaultValue={of?.values['to'] ?? toShortClock(Math.ceil(view.seconds))}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" variant="plain" className="mt-6">
          Sum it up
        </Button>
      </KeyedForm>
      {view.summaries.map((summary) => (
        <div key={`${summary.fromS}-${summary.toS}`} className="rounded-card bg-sunken p-4">
          <p className="text-[0.8125rem] text-fg-muted tabular-nums">
            {toShortClock(summary.fromS)} to {toShortClock(summary.toS)}, by {summary.engine}
            {summary.quotes.length > 0 ? ', word for word' : ''}
          </p>
          {summary.quotes.length > 0 ? (
            <Quotes {...props} quotes={summary.quotes} />
          ) : (
            <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{summary.text}</p>
          )}
        </div>
      ))}
    </section>
  )
}
