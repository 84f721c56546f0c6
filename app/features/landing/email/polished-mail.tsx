import { applyPolish } from '#app/engines/email-writer/polish/polish-text.ts'
import type { Mark } from '#app/engines/email-writer/mark.ts'
import { toButtonClass } from '#app/ui/controls/button-style.ts'
import { CopyButton } from '#app/ui/data/copy-button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ClearLink } from '../parts/clear-link.tsx'

/** The mail with everything that was taken, ready to carry away. */
export function PolishedMail({
  draft,
  marks,
  taken,
  isExample,
  onClear,
}: {
  draft: string
  marks: readonly Mark[]
  taken: ReadonlySet<string>
  isExample: boolean
  onClear: () => void
}) {
  const polished = applyPolish(draft, marks, taken)
  const mailto = `mailto:?body=${encodeURIComponent(polished.replaceAll('\n', '\r\n'))}`
  return (
    <section aria-labelledby="polished" className="rounded-sheet bg-sunken p-6 max-sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id="polished" className="heading-small">
          {isExample ? 'The example' : 'Your mail'}, with {taken.size} {taken.size === 1 ? 'change' : 'changes'}
        </h3>
        <CopyButton text={polished} what="the mail" />
      </div>
      <p className="mt-3 text-base break-words whitespace-pre-line">{polished}</p>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <a href={mailto} className={toButtonClass({ variant: isExample ? 'plain' : 'primary', size: 'sm' })}>
          <Icon name="send" size={16} />
          Open in your mail program
        </a>
        {isExample ? null : <ClearLink onClear={onClear} />}
      </div>
      <p role="status" className="sr-only">
        {isExample ? '' : `${marks.length} marks, ${taken.size} taken.`}
      </p>
      <p className="mt-4 text-xs text-fg-subtle">
        Marked by Frenly’s letter rules, no language model. Names, numbers, quotations, code and addresses are never
        touched.
      </p>
    </section>
  )
}
