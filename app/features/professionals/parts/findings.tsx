import type { ReactNode } from 'react'
import type { Chronology } from '#app/engines/chronology/chronology.ts'

/** What stands out beside the dates: time that may run, what is told in two ways, gaps, papers, sums, people, questions. */
export function Findings({ chronology }: { chronology: Chronology }) {
  const { deadlines, conflicts, cutNotes, gaps, documents, amounts, parties, undated, questions } = chronology
  return (
    <div className="mt-9 grid gap-8">
      {deadlines.length > 0 ? <TimeRuns deadlines={deadlines} /> : null}
      {conflicts.length > 0 ? (
        <Finding title="Told in two ways">
          {conflicts.map(({ about, first, second }) => (
            <li key={first + second}>
              <b>{about}.</b> <q>{first}</q> and <q>{second}</q>
            </li>
          ))}
        </Finding>
      ) : null}
      {cutNotes.length > 0 ? (
        <Finding title="Too long to compare as a whole">
          {cutNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Finding>
      ) : null}
      {gaps.length > 0 ? (
        <Finding title="Gaps">
          {gaps.map(({ from, to, days }) => (
            <li key={from}>
              Nothing between {from} and {to}, {days} days. Did something happen then?
            </li>
          ))}
        </Finding>
      ) : null}
      {documents.length > 0 ? (
        <Finding title="Papers you mention">
          {documents.map(({ text, sentence }) => (
            <li key={text}>
              <b>{text}</b>, in <q>{sentence}</q>
            </li>
          ))}
        </Finding>
      ) : null}
      <div className="grid gap-8 sm:grid-cols-2">
        {amounts.length > 0 ? (
          <Finding title="Sums">
            {amounts.map(({ text }) => (
              <li key={text} className="tabular-nums">
                {text}
              </li>
            ))}
          </Finding>
        ) : null}
        {parties.length > 0 ? (
          <Finding title="People and bodies">
            {parties.map(({ name, role, count }) => (
              <li key={name}>
                {name}
                {role ? `, your ${role}` : ''}
                <span className="text-fg-subtle"> {count === 1 ? 'once' : `${count} times`}</span>
              </li>
            ))}
          </Finding>
        ) : null}
      </div>
      {undated.length > 0 ? (
        <Finding title="Without a date">
          {undated.map((sentence, index) => (
            <li key={`${index}-${sentence}`}>{sentence}</li>
          ))}
        </Finding>
      ) : null}
      <Finding title="Questions to bring">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </Finding>
    </div>
  )
}

function TimeRuns({ deadlines }: { deadlines: Chronology['deadlines'] }) {
  return (
    <div className="rounded-card bg-warning-soft p-5 text-warning-soft-fg print:border print:border-line">
      <h3 className="heading-small">Time may be running</h3>
      <ul className="mt-2 grid gap-1.5 text-base">
        {deadlines.map(({ sentence }) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">From which day it counts is a question of law. Ask a lawyer soon.</p>
    </div>
  )
}

function Finding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="print:break-inside-avoid">
      <h3 className="heading-small">{title}</h3>
      <ul className="mt-2 text-base wrap-anywhere *:border-t *:border-line *:py-2.5">{children}</ul>
    </section>
  )
}
