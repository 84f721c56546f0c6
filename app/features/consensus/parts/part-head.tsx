import { Link } from '@remix-run/react'
import { useRunAddress } from '../use-run-address.ts'

/** The head of what is done with a finished run: the way back, and the act with its question. */
export function PartHead({ id, act, question }: { id: string; act: string; question: string }) {
  return (
    <>
      <p className="mb-1 text-[0.8125rem] text-fg-muted">
        <Link to={useRunAddress(id)('consensus-run')} className="link">
          Back to the answer
        </Link>
      </p>
      <h1 className="heading-page wrap-anywhere">
        {act}: {question || 'pasted answers'}
      </h1>
    </>
  )
}
