import { DownloadLink } from '#app/kits/pages/export-buttons/download-link.tsx'
import { PrintButton } from '#app/kits/pages/export-buttons/print-button.tsx'
import { Badge } from '#app/ui/brand/badge.tsx'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import type { FirstMessage } from '../first-message.ts'

/** The message on a sheet, with what to ask below it. */
export function MessageSheet({ message, isExample }: { message: FirstMessage; isExample: boolean }) {
  const questions = message.questions.map((question) => `- ${question}`).join('\n')
  return (
    <section id="message" aria-labelledby="message-heading" className="scroll-mt-36">
      <div className="rounded-sheet bg-surface p-7 shadow-lg max-sm:p-5 print:p-0 print:shadow-none">
        <h2 id="message-heading" className="flex items-center justify-between gap-3 text-[0.8125rem] font-medium">
          {isExample ? 'An example' : 'Your message'}
          <Badge tone="accent" className="print:hidden">
            {isExample ? 'Made up' : 'Template'}
          </Badge>
        </h2>
        <p
          className={`mt-4 text-base leading-[1.65] wrap-anywhere whitespace-pre-wrap ${isExample ? 'text-fg-muted' : ''}`}
        >
          {message.text}
        </p>
        {isExample ? (
          <p className="mt-5 text-xs text-fg-subtle">Choose what brings you and the message becomes yours.</p>
        ) : (
          <div className="mt-5 flex flex-wrap items-center gap-2.5 print:hidden">
            <DownloadLink
              text={`${message.text}\n\nWhat to ask at the first talk\n${questions}\n`}
              name="first-message.txt"
            >
              Download .txt
            </DownloadLink>
            <PrintButton />
            <CopyButton text={message.text} what="the message" />
          </div>
        )}
      </div>
      <h2 className="heading-small mt-8">What to ask at the first talk</h2>
      <ol className="mt-2">
        {message.questions.map((question) => (
          <li key={question} className="border-t border-line py-3 text-base">
            {question}
          </li>
        ))}
      </ol>
    </section>
  )
}
