import { useEffect, useRef } from 'react'
import { toChronologyCsv, toMarkdown } from '#app/engines/chronology/export.ts'
import type { Chronology } from '#app/engines/chronology/chronology.ts'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { PrintButton } from '#app/kits/pages/export-buttons/print-button.tsx'
import type { WaitlistResult } from '#app/kits/members/waitlist/waitlist.server.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import type { LawyerInput } from '../lawyer.inputs.ts'
import type { LawyerResult } from '../lawyer.server.ts'
import { ChronologyForm } from './chronology-form.tsx'
import { ChronologyTable } from './chronology-table.tsx'
import { Findings } from './findings.tsx'
import { LaterCard } from './later-card.tsx'
import { NotAi } from './not-ai.tsx'
import { PapersPicture } from './papers-picture.tsx'
import { useOrderedStory } from './use-ordered-story.ts'

/** The screen for somebody who needs a lawyer: a told story in order, with what is missing. Never advice. */
export function ChronologyPage({
  sample,
  result,
  waiting,
}: {
  sample: { input: LawyerInput; chronology: Chronology }
  result: LawyerResult | undefined
  waiting: WaitlistResult | undefined
}) {
  const hasScript = useHasScript()
  const { ordered, order } = useOrderedStory()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFresh = ordered?.chronology && !ordered.isBusy
  useEffect(() => {
    if (isFresh) heading.current?.focus()
  }, [isFresh, ordered])
  const errors = ordered?.errors ?? result?.problem?.errors ?? {}
  const hasErrors = Object.keys(errors).length > 0
  const own = ordered ? ordered.chronology : (result?.chronology ?? null)
  const shown = own ?? (ordered || result ? null : sample.chronology)
  const start = result?.problem?.values ?? result?.input ?? sample.input
  return (
    <div className="page pt-[clamp(20px,3vw,40px)] print:pt-0">
      <div className="grid items-end gap-x-10 lg:grid-cols-[minmax(0,1fr)_auto] print:hidden">
        <div className="pb-8">
          <h1 className="heading-hero max-w-[12em]">Put it in order before you go</h1>
          <p className="lead mt-4 max-w-[34em]">
            Tell it as it comes to you. You get the dates in a row, what does not fit, which papers you spoke of and
            what to ask.
          </p>
          <p className="mt-4 max-w-[60ch] text-base font-strong">
            This is not legal advice. Deadlines may already be running: ask a lawyer soon.
          </p>
        </div>
        <PapersPicture className="hidden w-[27rem] pb-6 lg:block" />
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] print:block">
        <div className="lg:sticky lg:top-20">
          <ChronologyForm
            start={start}
            errors={errors}
            isSample={shown === sample.chronology}
            isBusy={ordered?.isBusy ?? false}
            failure={ordered?.failure ?? null}
            hasScript={hasScript}
            onOrder={(form) => void order(form)}
          />
        </div>
        <section id="chronology" aria-labelledby="chronology-heading" className="scroll-mt-20">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2">
            <h2 id="chronology-heading" ref={heading} tabIndex={-1} className="heading-section outline-none">
              {own ? 'What happened, in order' : 'An example, in order'}
            </h2>
            {own ? <TakeAway chronology={own} /> : null}
          </div>
          {shown && !hasErrors ? <Ordered chronology={shown} isSample={own === null} /> : null}
          {shown && !hasErrors ? null : (
            <p className="text-base text-fg-muted">Nothing to show yet. The form says what is missing.</p>
          )}
        </section>
      </div>
      <div className="mt-section grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] print:hidden">
        <NotAi
          title="What this page is not"
          points={[
            'It is no lawyer. It gives no advice, and it does not know the law of any country.',
            'It reads dates by rules, in English. What it does not recognise stands under “Without a date”.',
            'It adds nothing and improves nothing: every line keeps your exact sentence beside it.',
            'It computes no deadline. When one runs, only a lawyer can say from which day.',
          ]}
        />
        <LaterCard
          missing="Talking to a professional over this site, by sound or picture, comes in a later release. Take the printed page to a lawyer, or to a legal advice centre near you."
          here={{ profession: 'lawyer', words: 'Verified lawyers here, with free times' }}
          result={waiting}
        />
      </div>
    </div>
  )
}

function Ordered({ chronology, isSample }: { chronology: Chronology; isSample: boolean }) {
  return (
    <>
      {isSample ? (
        <p className="-mt-2 mb-3 text-sm text-fg-subtle">Read by the same rules from the made-up story.</p>
      ) : null}
      <p className="mb-3 hidden text-sm print:block">
        Put in order by rules from my own words. Not legal advice; deadlines may already be running.
      </p>
      {chronology.events.length > 0 ? (
        <ChronologyTable events={chronology.events} />
      ) : (
        <p className="text-base">No date was found in your words. Add days, months or years and try again.</p>
      )}
      <Findings chronology={chronology} />
    </>
  )
}

function TakeAway({ chronology }: { chronology: Chronology }) {
  const markdown = toMarkdown(chronology)
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <DownloadLink text={toChronologyCsv(chronology)} name="chronology.csv" type="text/csv">
        CSV
      </DownloadLink>
      <DownloadLink text={markdown} name="chronology.md" type="text/markdown">
        Markdown
      </DownloadLink>
      <PrintButton />
      <CopyButton text={markdown} what="the chronology" />
    </div>
  )
}
