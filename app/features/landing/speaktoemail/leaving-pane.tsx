import type { Redaction } from '#app/engines/redaction/redact.ts'
import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { PrintButton } from '#app/kits/pages/export-buttons/print-button.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { MaskedText } from './masked-text.tsx'

/** What may leave: the masked note, and the ways to take it along. */
export function LeavingPane({
  redaction,
  hasFewRules,
  className = '',
}: {
  redaction: Redaction | null
  hasFewRules: boolean
  className?: string
}) {
  return (
    <section
      id="masked"
      aria-labelledby="masked-heading"
      className={`grid scroll-mt-20 grid-cols-[minmax(0,1fr)] content-start gap-4 p-6 max-sm:p-4 print:border-0 print:p-0 ${className}`}
    >
      <h2 id="masked-heading" className="text-[0.8125rem] font-medium">
        What may leave
      </h2>
      {redaction ? (
        <>
          <MaskedText redaction={redaction} />
          <div className="flex flex-wrap items-center gap-2.5 print:hidden">
            <DownloadLink text={redaction.text} name="masked-note.txt">
              Download .txt
            </DownloadLink>
            <PrintButton />
            <CopyButton text={redaction.text} what="the masked note" />
          </div>
        </>
      ) : (
        <p className="text-sm text-fg-subtle">Nothing yet. Write or paste a note beside this.</p>
      )}
      <p className="text-xs text-fg-muted print:hidden">
        Read it through before it leaves. Rules miss things, and what is left can still tell who it is about.
        {hasFewRules ? ' The word list did not load; names are found by fewer rules.' : ''}
      </p>
    </section>
  )
}
