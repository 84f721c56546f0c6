import { toFactLabel } from '#app/kits/asking/spoken/fact-label.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ActForm } from '#app/ui/controls/act-form.tsx'
import type { MailProps } from './mail-page.tsx'

/** Everything the mail names, read back one by one. */
export function FactsPart({ mail, action }: MailProps) {
  const { id, facts, lost, leftOut, sentAt } = mail
  const open = facts.filter(({ isConfirmed }) => !isConfirmed).length
  return (
    <section id="facts" aria-labelledby="facts-heading" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="facts-heading" className="heading-small">
        Is this right?
      </h2>
      <p role="status" className="text-[0.8125rem] text-fg-muted">
        {facts.length === 0
          ? 'The mail names no person, number, day or address.'
          : open === 0
            ? 'All of it is confirmed.'
            : `${open} of ${facts.length} to confirm. What you change in the mail is asked again.`}
      </p>
      {lost.length > 0 ? (
        <p className="rounded-card bg-warning-soft p-3 text-warning-soft-fg">
          You said it, and it is not in the mail: {lost.join(', ')}
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <p className="text-[0.8125rem] text-fg-muted">You took back: {leftOut.join(', ')}</p>
      ) : null}
      <ul className="border-b border-line">
        {facts.map(({ key, kind, said, written, isSaid, isConfirmed }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
            <span className="w-20 flex-none text-xs text-fg-subtle">{toFactLabel(kind, written)}</span>
            <span className="min-w-0 flex-[1_1_11rem] wrap-anywhere">
              <b className="font-strong">{written}</b>
              {isSaid && said !== written ? <span className="text-fg-muted"> (said “{said}”)</span> : null}
              {!isSaid && kind !== 'to' ? (
                <span className="text-warning-text"> not among the words you said</span>
              ) : null}
            </span>
            {isConfirmed ? (
              <span className="inline-flex items-center gap-1.5 text-[0.8125rem] text-success-soft-fg">
                <Icon name="check-circle" size={17} /> right
              </span>
            ) : sentAt ? null : (
              <ActForm
                name="do"
                act="confirm"
                fields={{ email: id, fact: key, written }}
                action={action}
                about={written}
              >
                It is right
              </ActForm>
            )}
            {sentAt ? null : isConfirmed ? (
              <ActForm
                name="do"
                act="doubt"
                fields={{ email: id, fact: key }}
                action={action}
                variant="ghost"
                about={written}
              >
                Not sure
              </ActForm>
            ) : (
              <a href="#mail" className="link text-[0.8125rem]">
                Change it<span className="sr-only">: {written}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
