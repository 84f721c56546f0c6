import { Link } from '@remix-run/react'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { useRunAddress } from '../use-run-address.ts'
import { ShareCard } from './share-card.tsx'
import { SharedRun } from './shared-run.tsx'
import type { SharingView } from './share-view.server.ts'

/** The window of sharing as a page: for browsers without scripts, and for the look at what others will read. */
export function SharePage({ view, problem }: { view: SharingView; problem: FormProblem | null }) {
  const { id, question, preview } = view
  const toRun = useRunAddress(id)
  return (
    <div className="page pt-6 pb-section">
      <div className="mx-auto max-w-[35rem]">
        <p className="mb-1 text-[0.8125rem] text-fg-muted">
          <Link to={toRun('consensus-run')} className="link">
            Back to the answer
          </Link>
        </p>
        <div className="rounded-sheet bg-surface-raised p-5 shadow-lg sm:p-7">
          <h1 className="heading-card">Share this answer</h1>
          <p className="mt-1 font-medium wrap-anywhere">{question || 'Pasted answers, compared'}</p>
          <p className="mt-1.5 mb-5 text-fg-muted">
            Whoever has the link reads a copy of this page as it is now, without your name.
          </p>
          <ShareCard view={view} problem={problem} address={toRun('consensus-share')} />
        </div>
      </div>
      {preview ? (
        <section className="mt-10" aria-labelledby="preview-heading">
          <h2 id="preview-heading" className="heading-section">
            What others will read
          </h2>
          <div className="mt-4 rounded-sheet border border-line-strong p-4 sm:p-6">
            <SharedRun page={preview} headingLevel={3} />
          </div>
        </section>
      ) : null}
    </div>
  )
}
