import { answeredAsks } from '#app/engines/mail-triage/answered.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

/** What the mail that came in asks, each ticked off by the sentence of the reply that answers it. */
export function AskedList({ incoming, text }: { incoming: string; text: string }) {
  const asks = answeredAsks(incoming, text)
  const open = asks.filter(({ by }) => by === null).length
  return (
    <section aria-labelledby="asked-heading">
      <h2 id="asked-heading" role="status" className="heading-small">
        {asks.length === 0
          ? 'The mail asks nothing the rules can see'
          : open === 0
            ? `Your reply answers what was asked (${asks.length})`
            : `${open} of ${asks.length} ${asks.length === 1 ? 'question' : 'questions'} still open`}
      </h2>
      <ul className="mt-3 grid gap-3">
        {asks.map(({ ask, by, because }) => (
          <li key={ask.start} className="flex items-start gap-2.5 text-sm">
            <Icon
              name={by ? 'check-circle' : 'alert'}
              size={18}
              className={`mt-0.5 flex-none ${by ? 'text-success-text' : 'text-warning-text'}`}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{ask.text}</span>
              <span className="block text-fg-muted">
                {by
                  ? `Answered by “${by.text}” (${because.slice(0, 3).join(', ')})`
                  : 'No sentence of the reply shares its words.'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
