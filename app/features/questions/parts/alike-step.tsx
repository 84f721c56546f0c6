import { Link } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import type { ShownAlike } from '../ask-question.server.ts'

/** What others asked before, shown before a new question is posted. */
export function AlikeStep({ alike }: { alike: readonly ShownAlike[] }) {
  const hasSame = alike.some(({ isSame }) => isSame)
  return (
    <Card as="section" role="status" aria-labelledby="alike" className="mb-5 p-5 sm:p-6">
      <h2 id="alike" className="heading-small">
        {hasSame ? 'This was asked before' : 'Was something like this asked before?'}
      </h2>
      <p className="mt-1 text-fg-muted">
        Nothing is posted yet, and your question is below. If one of these answers it, you save a run.
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {alike.map(({ id, question, isSame, excerpt, answerCount }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Link to={to('questions', null, { question: id })} className="link font-medium wrap-anywhere">
                {question}
              </Link>
              {isSame ? <Badge tone="accent">The same</Badge> : null}
              {answerCount > 0 ? (
                <Badge>{answerCount === 1 ? '1 member answered' : `${answerCount} members answered`}</Badge>
              ) : null}
            </p>
            {excerpt ? <p className="mt-1 line-clamp-2 text-fg-muted">{excerpt}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
