import { Icon } from '#app/ui/brand/icon.tsx'
import { Button, toIconButtonClass } from '#app/ui/controls/button.tsx'

const choices = [
  ['evening', 'Later today'],
  ['tomorrow', 'Tomorrow morning'],
  ['weekend', 'The weekend'],
  ['week', 'Next week'],
] as const

/** Until when a conversation waits: buttons of the form around them. */
export function SnoozeChoices() {
  return (
    <details className="relative" name="bulk-menu">
      <summary
        aria-label="Snooze"
        data-tip="Snooze"
        className={toIconButtonClass({
          className: 'tooltip cursor-pointer marker:content-none lg:size-9 [&::-webkit-details-marker]:hidden',
        })}
      >
        <Icon name="clock" size={19} />
      </summary>
      <div className="absolute top-full left-0 z-20 mt-1 grid w-60 gap-0.5 rounded-xl bg-surface-raised p-1.5 shadow-lg max-lg:-left-24">
        {choices.map(([id, label]) => (
          <button
            key={id}
            type="submit"
            name="act"
            value={`snooze:${id}`}
            className="min-h-tap rounded-lg px-3 text-left font-medium hover:bg-hover"
          >
            {label}
          </button>
        ))}
        <label className="grid gap-1 px-3 py-2 text-[0.8125rem]">
          Another day
          <input
            type="date"
            name="until"
            className="h-10 rounded-control bg-surface px-2 shadow-[inset_0_0_0_1px_var(--control)]"
          />
        </label>
        <div className="px-3 pb-2">
          <Button type="submit" name="act" value="snooze:day" variant="plain" size="sm">
            Until that day
          </Button>
        </div>
      </div>
    </details>
  )
}
