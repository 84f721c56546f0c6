import type { Mask } from '#app/engines/redaction/redact.ts'

/**
 * What each label stands for and why it was set. A ticked box shows the word again.
 * The ticks follow `lifted`, not the masks: the mask is drawn later, and a tick must stay from the moment it is set.
 */
export function Legend({
  masks,
  lifted,
  isNarrow,
  onToggle,
}: {
  masks: readonly Mask[]
  lifted: readonly string[]
  isNarrow: boolean
  onToggle: (key: string) => void
}) {
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="text-[0.8125rem] font-medium">What was masked</legend>
      <p className="mt-0.5 text-xs text-fg-subtle">Tick what may be read. An underlined label is a guess.</p>
      <ul
        className={`mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 ${isNarrow ? '' : 'sm:grid-cols-[repeat(2,minmax(0,1fr))]'}`}
      >
        {masks.map((mask) => (
          <li key={mask.key} className="border-t border-line">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                name="keep"
                value={mask.key}
                checked={lifted.includes(mask.key)}
                onChange={() => onToggle(mask.key)}
                className="check-box flex-none"
                aria-label={`Show ${mask.words[0]} again, ${mask.label}`}
              />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 text-sm font-medium wrap-anywhere">{mask.words.join(', ')}</span>
                  <span className="flex-none text-xs text-accent-text tabular-nums">{mask.label}</span>
                </span>
                <span className="block text-xs text-fg-subtle">
                  {mask.isSure ? '' : 'A guess: '}
                  {mask.why}
                  {mask.count > 1 ? `, ${mask.count} times` : ''}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
