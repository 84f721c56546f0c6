import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { toEaseWords } from '#app/kits/asking/conversation/allies/readability.ts'
import type { Found } from '../keeping/found.ts'
import { Quotes } from './quotes.tsx'
import type { PlaceOf } from './place-link.tsx'
import { Warnings } from './warnings.tsx'

const WORDS_A_MINUTE = 230
const OUTLINE_SHOWN = 60

/** The gist of a document: its own sentences, its build, what it is about, and how hard it reads. */
export function OverviewPart({ found, placeOf, isOpen = false }: { found: Found; placeOf: PlaceOf; isOpen?: boolean }) {
  const { summary, facts, level } = found
  const outline = facts?.outline ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Warnings found={found} placeOf={placeOf} />
        <section aria-labelledby="summary-title">
          <h2 id="summary-title" className="heading-small">
            In its own sentences
          </h2>
          {summary && summary.quotes.length > 0 ? (
            <>
              <div className="mt-3">
                <Quotes quotes={summary.quotes} placeOf={placeOf} />
              </div>
              <p className="mt-3 text-xs text-fg-subtle">
                {`Chosen by ${summary.engine}, word for word.`}
                {summary.isPart ? ' Chosen from its beginning: the rest is too long for the engine.' : ''}
              </p>
              <p className="mt-2">
                <Link
                  to={to('content-tools', null, {
                    text: summary.quotes
                      .map(({ text }) => text)
                      .join(' ')
                      .slice(0, 1_500),
                  })}
                  className="link text-sm"
                >
                  Work on this summary
                </Link>
              </p>
            </>
          ) : (
            <p className="mt-2 text-fg-muted">
              {isOpen ? 'They are being chosen.' : 'There are no sentences to choose from.'}
            </p>
          )}
        </section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {outline.length > 0 ? (
          <nav aria-labelledby="outline-title">
            <h2 id="outline-title" className="heading-small">
              Outline
            </h2>
            <ol className="mt-2">
              {outline.slice(0, OUTLINE_SHOWN).map(({ title, level: depth, ...place }, n) => (
                <li key={n} className={`py-1 wrap-anywhere ${depth > 2 ? 'ps-8' : depth > 1 ? 'ps-4' : ''}`}>
                  <OutlineLink title={title} href={placeOf(place)?.href ?? null} />
                </li>
              ))}
            </ol>
            {outline.length > OUTLINE_SHOWN ? (
              <p className="text-sm text-fg-muted">{`And ${outline.length - OUTLINE_SHOWN} more headings in the text.`}</p>
            ) : null}
          </nav>
        ) : null}
        {facts && facts.keywords.length > 0 ? (
          <section aria-labelledby="about-title">
            <h2 id="about-title" className="heading-small">
              What it is about
            </h2>
            <p className="mt-2 text-fg-muted wrap-anywhere">{facts.keywords.map(({ words }) => words).join(', ')}</p>
          </section>
        ) : null}
        {level ? <Level level={level} /> : null}
      </div>
    </div>
  )
}

const OutlineLink = ({ title, href }: { title: string; href: string | null }) =>
  href ? (
    <Link to={href} className="link">
      {title}
    </Link>
  ) : (
    <span>{title}</span>
  )

const Level = ({ level }: { level: NonNullable<Found['level']> }) => (
  <section aria-labelledby="level-title">
    <h2 id="level-title" className="heading-small">
      Reading level
    </h2>
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-fg-muted tabular-nums">
      <dt>Ease (Flesch, for English)</dt>
      <dd>{`${level.ease} of 100, ${toEaseWords(level.ease)}`}</dd>
      <dt>Words</dt>
      <dd>{level.words.toLocaleString('en')}</dd>
      <dt>Words a sentence</dt>
      <dd>{level.wordsPerSentence}</dd>
      <dt>Minutes to read</dt>
      <dd>{Math.max(1, Math.round(level.words / WORDS_A_MINUTE))}</dd>
    </dl>
  </section>
)
