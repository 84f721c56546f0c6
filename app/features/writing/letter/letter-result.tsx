import { Link } from '@remix-run/react'
import { useState } from 'react'
import { to } from '#app/catalogue/to.ts'
import { toMoneyWords } from '#app/kits/asking/runs/money-words.ts'
import { fitsAddress } from '#app/platform/address-room.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { languageName } from '../languages.ts'
import { TakeAway } from '#app/kits/pages/mail-file/take-away.tsx'
import type { LetterView } from './letter-view.server.ts'
import type { OtherText } from './written.ts'

/** A written letter: the text, three subject lines, what is missing, and the ways to take it along. */
export function LetterResult({ view: { id, label, written } }: { view: Extract<LetterView, { part: 'letter' }> }) {
  const { subjects, text, translation, byModel, untranslated, unwritten } = written
  const [subject, setSubject] = useState(subjects[0] ?? '')
  return (
    <div className="page pt-6 pb-section">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="heading-page">{label || 'Your letter'}</h1>
          <p className="mt-2 text-sm text-fg-muted">
            Written from patterns with your facts in their places; no model had a hand in it.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={to('email-writer', null, { w: id, part: 'change' })} variant="plain" size="sm">
            <Icon name="pen-line" size={16} /> Change it
          </ButtonLink>
          {fitsAddress(text) ? (
            <ButtonLink to={to('email-polish', null, { text })} variant="plain" size="sm">
              <Icon name="check-circle" size={16} /> Polish it
            </ButtonLink>
          ) : null}
          <ButtonLink to={to('email-writer', null, { part: 'history' })} variant="ghost" size="sm">
            <Icon name="clock" size={16} /> Your letters
          </ButtonLink>
        </div>
      </div>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <figure aria-label="The letter" className="rounded-sheet bg-surface px-[clamp(20px,4vw,44px)] py-8 shadow-lg">
            <p className="border-b border-line pb-3 font-strong wrap-anywhere">{subject}</p>
            <p className="mt-4 text-base leading-[1.75] wrap-anywhere whitespace-pre-wrap" dir="auto">
              <Placed text={text} />
            </p>
          </figure>
          <TakeAway text={text} subject={subject} name="letter" />
        </div>
        <div className="grid min-w-0 gap-8">
          <Missing id={id} missing={written.missing} />
          <fieldset>
            <legend className="heading-small">Subject lines</legend>
            <div className="mt-3 grid justify-items-start gap-2">
              {subjects.map((one) => (
                <ChoiceChip
                  key={one}
                  type="radio"
                  name="subject"
                  value={one}
                  checked={one === subject}
                  onChange={() => setSubject(one)}
                  className="max-w-full wrap-anywhere"
                >
                  {one}
                </ChoiceChip>
              ))}
            </div>
          </fieldset>
          {untranslated ? <p className="text-sm text-fg-muted">{untranslated}</p> : null}
          {unwritten ? <p className="text-sm text-fg-muted">The model gave nothing: {unwritten}</p> : null}
        </div>
      </div>
      {translation ? (
        <Other
          title={`In ${languageName(translation.to)}`}
          other={translation}
          subject={subject}
          lang={translation.to}
        />
      ) : null}
      {byModel ? <Other title="In a model’s words" other={byModel} subject={subject} /> : null}
    </div>
  )
}

/** Places in [brackets] are marked, so that no letter goes out with one. */
const Placed = ({ text }: { text: string }) => (
  <>
    {text.split(/(\[[^\]\n]+\])/).map((part, n) =>
      /^\[.+\]$/.test(part) ? (
        <mark key={n} className="rounded-[4px] bg-warning-soft px-0.75 text-warning-soft-fg">
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </>
)

function Missing({ id, missing }: { id: string; missing: readonly { id: string; label: string }[] }) {
  if (missing.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-card bg-success-soft p-4 text-success-soft-fg">
        <Icon name="check-circle" size={18} /> Nothing is missing.
      </p>
    )
  return (
    <section aria-labelledby="missing-heading" className="rounded-card bg-warning-soft p-5 text-warning-soft-fg">
      <h2 id="missing-heading" className="font-strong">
        Still missing
      </h2>
      <ul className="mt-1 list-disc ps-5">
        {missing.map(({ id: field, label }) => (
          <li key={field}>{label}</li>
        ))}
      </ul>
      <Link
        to={to('email-writer', null, { w: id, part: 'change' })}
        className="mt-2 inline-block underline underline-offset-3"
      >
        Fill it in
      </Link>
    </section>
  )
}

function Other({ title, other, subject, lang }: { title: string; other: OtherText; subject: string; lang?: string }) {
  const { lost, invented } = other.changed
  return (
    <section className="mt-10 max-w-[52rem]" aria-label={title}>
      <h2 className="heading-small flex flex-wrap items-center gap-2">
        {title}
        {lost.length + invented.length === 0 ? (
          <Badge tone="success">every fact kept</Badge>
        ) : (
          <Badge tone="warning">facts differ</Badge>
        )}
      </h2>
      <p className="mt-1 text-sm text-fg-muted">
        By {other.engine}, {toMoneyWords(other.costMicros)}. {other.note}
      </p>
      {lost.length > 0 ? <p className="mt-1 text-sm text-warning-text">No longer there: {lost.join(', ')}</p> : null}
      {invented.length > 0 ? (
        <p className="mt-1 text-sm text-warning-text">Was not in yours: {invented.join(', ')}</p>
      ) : null}
      <Panel className="mt-3 p-5 sm:p-6">
        <p className="wrap-anywhere whitespace-pre-wrap" dir="auto" lang={lang}>
          {other.text}
        </p>
      </Panel>
      <TakeAway text={other.text} subject={subject} name="letter" />
    </section>
  )
}
