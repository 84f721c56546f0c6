import type { CitedAnswer, ShownSource } from '../passage.ts'
import { DayWords } from './day-words.tsx'

/** Sentences with the numbers of the sources they stand on. Each number leads to its quotation. */
export function CitedText({ answer: { sentences, by, dropped } }: { answer: CitedAnswer }) {
  return (
    <>
      <div className="grid gap-2 text-lg leading-relaxed">
        {sentences.map(({ text, cites }) => (
          <p key={text} className="wrap-anywhere">
            {by === null ? `“${text}”` : text}{' '}
            {cites.map(({ n, quote }) => (
              <a
                key={n + quote}
                href={`#source-${n}`}
                aria-label={`Source ${n}`}
                className="ml-0.5 inline-grid h-6 min-w-6 place-items-center rounded-[7px] bg-accent-soft px-1 align-[0.1em] text-xs font-medium text-accent-soft-fg tabular-nums no-underline hover:bg-hover"
              >
                {n}
              </a>
            ))}
          </p>
        ))}
      </div>
      <p className="mt-2 text-[0.8125rem] text-fg-muted">
        {by === null
          ? 'Word for word from the pages below; nothing is added.'
          : `Written by ${by}. Every citation was found again, word for word, in its source.`}
        {dropped > 0 ? ` ${toDroppedWords(dropped)}` : ''}
      </p>
    </>
  )
}

const toDroppedWords = (dropped: number) =>
  dropped === 1
    ? 'One sentence was left out: its source does not say it.'
    : `${dropped} sentences were left out: their sources do not say them.`

/** Where each number leads: page, site, date, and the words relied on. */
export function SourceNotes({ answer, sources }: { answer: CitedAnswer | null; sources: readonly ShownSource[] }) {
  return (
    <ol className="mt-4 grid gap-3 text-[0.8125rem]" aria-label="Sources">
      {sources.map((source) => (
        <li key={source.n} id={`source-${source.n}`} className="flex scroll-mt-24 gap-2.5 rounded-lg target:bg-sunken">
          <span className="grid h-6 min-w-6 flex-none place-items-center rounded-[7px] bg-sunken px-1 text-xs font-medium tabular-nums">
            {source.n}
          </span>
          <div className="min-w-0">
            <SourceLine source={source} />
            {answer === null || answer.by === null
              ? null
              : quotesOf(answer, source.n).map((quote) => (
                  <blockquote
                    key={quote}
                    className="mt-1 border-l-2 border-accent-line pl-2.5 wrap-anywhere text-fg-muted"
                  >
                    {quote}
                  </blockquote>
                ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

function SourceLine({ source: { title, href, site, date, alsoAt } }: { source: ShownSource }) {
  const isOutside = !href.startsWith('/')
  return (
    <p className="wrap-anywhere">
      <a href={href} rel={isOutside ? 'noopener noreferrer nofollow' : undefined} className="link">
        {title || href}
      </a>
      <span className="text-fg-subtle">
        {' '}
        {site}
        <DayWords date={date} before=", " />
        {alsoAt.length > 0 ? `. The same text stands on ${alsoAt.join(', ')}: one source.` : ''}
      </span>
    </p>
  )
}

const quotesOf = ({ sentences }: CitedAnswer, n: number): string[] => [
  ...new Set(sentences.flatMap(({ cites }) => cites.filter((cite) => cite.n === n).map(({ quote }) => quote))),
]
