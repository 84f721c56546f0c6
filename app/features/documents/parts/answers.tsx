import { Link } from '@remix-run/react'
import type { AnswerPassage, DocumentAnswer } from '../keeping/found.ts'

type Asked = { id: string; question: string; answer: DocumentAnswer }
type Props = {
  questions: readonly Asked[]
  /** "this document", "these documents". */
  whole: string
  /** Null where the passages cannot be opened. */
  toPassage: ((passage: AnswerPassage) => string) | null
  showsTitle?: boolean
}

/** What was asked, newest first: the passages that answer, or the nearest ones under an honest no. */
export const Answers = ({ questions, whole, toPassage, showsTitle = false }: Props) => (
  <ol id="answers" className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
    {questions.map(({ id, question, answer }) => (
      <li key={id} className="rounded-card bg-sunken p-5">
        <h3 className="font-strong wrap-anywhere" dir="auto">
          {question}
        </h3>
        {answer.passages.length === 0 ? (
          <p className="mt-1">{`Not in ${whole}.${answer.near.length > 0 ? ' What comes nearest:' : ''}`}</p>
        ) : null}
        <ul className="mt-3 grid gap-3">
          {(answer.passages.length > 0 ? answer.passages : answer.near).map((passage, n) => (
            <li key={n} className="border-s-2 border-accent-line ps-3.5">
              <p className="wrap-anywhere" dir="auto">
                “{passage.text}”
              </p>
              <PassagePlace passage={passage} toPassage={toPassage} showsTitle={showsTitle} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-xs text-fg-subtle">
          {`Its own words, found by meaning and by word in ${(answer.tookMs / 1_000).toFixed(1)} s. No model wrote this.`}
        </p>
      </li>
    ))}
  </ol>
)

function PassagePlace({
  passage,
  toPassage,
  showsTitle,
}: {
  passage: AnswerPassage
  toPassage: Props['toPassage']
  showsTitle: boolean
}) {
  const words = [showsTitle ? passage.title : null, passage.place].filter(Boolean).join(', ') || 'Show the place'
  return toPassage ? (
    <Link to={toPassage(passage)} className="link text-[0.8125rem] wrap-anywhere">
      {words}
    </Link>
  ) : (
    <span className="text-[0.8125rem] wrap-anywhere text-fg-subtle">
      {[showsTitle ? passage.title : null, passage.place].filter(Boolean).join(', ')}
    </span>
  )
}
