import type { ReactNode } from 'react'
import { toBody, toMailto } from '#app/engines/email-writer/letter.ts'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { FactsKept } from './facts-kept.tsx'
import type { LetterView } from './letter-view.ts'

/** The letter as a sheet of paper: subject, words, what to do with it, and the proof that nothing named was lost. */
export function LetterSheet({
  view,
  isExample,
  clear,
  children,
}: {
  view: LetterView
  isExample: boolean
  /** What takes the words away again. */
  clear: ReactNode
  children?: ReactNode
}) {
  const { letter, check } = view
  const body = toBody(letter)
  return (
    <section
      aria-label={isExample ? 'An example letter' : 'Your letter'}
      className="rounded-sheet relative grid gap-5 bg-surface px-7 py-6 shadow-lg max-sm:px-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2 text-sm font-medium text-fg-muted">
          <Icon name="mail" size={18} className="text-accent-text" />
          {isExample ? 'An example, made by the same rules' : 'Yours to read first'}
        </p>
        <CopyButton text={() => `${letter.subject}\n\n${body}`} what="the letter" />
      </div>
      <div>
        <h2 className="heading-small break-words">
          <span className="sr-only">Subject: </span>
          {letter.subject}
        </h2>
        <div className="mt-3 grid gap-3 text-base break-words whitespace-pre-line" data-letter="">
          {[letter.greeting, ...letter.paragraphs, letter.closing].map((paragraph, n) => (
            <p key={n}>{paragraph}</p>
          ))}
        </div>
      </div>
      <FactsKept check={check} recipient={letter.recipient} />
      <div className="flex flex-wrap items-center gap-2">
        <a href={toMailto(letter)} className={toButtonClass({ variant: isExample ? 'plain' : 'primary', size: 'sm' })}>
          <Icon name="send" size={16} />
          Open in your mail program
        </a>
        {clear}
      </div>
      {children}
      <p className="text-xs text-fg-subtle">
        Made by Frenly’s letter rules, no language model. It sends nothing by itself.
      </p>
    </section>
  )
}
