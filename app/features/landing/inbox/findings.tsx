import type { ReactNode } from 'react'
import { listDays, type FoundDate } from '#app/engines/mail-triage/found-days.ts'
import type { WallTime } from '#app/engines/mail-triage/mail.ts'
import type { Triage } from '#app/engines/mail-triage/triage.ts'
import { sayDay } from '#app/engines/mail-triage/wall-time.ts'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'

/** What was found in a mail: days, sums, questions. Says so when there is nothing. */
export function FindingList({ found, now }: { found: Pick<Triage, 'dates' | 'amounts' | 'asks'>; now: WallTime }) {
  const days = listDays(found.dates)
  const sums = [...new Set(found.amounts.map(({ text }) => text))]
  if (days.length + sums.length + found.asks.length === 0)
    return <p className="text-sm">No day, no sum and no question found in it.</p>
  return (
    <ul className="grid gap-2">
      {found.asks.map(({ text, start }) => (
        <Finding key={start} icon="message-circle" name="Question">
          {text}
        </Finding>
      ))}
      {days.length ? (
        <Finding icon="calendar" name={days.length === 1 ? 'Day' : 'Days'}>
          {sayDays(days, now)}
        </Finding>
      ) : null}
      {sums.length ? (
        <Finding icon="receipt" name={sums.length === 1 ? 'Sum' : 'Sums'}>
          {sums.join(', ')}
        </Finding>
      ) : null}
    </ul>
  )
}

function Finding({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 text-[0.9375rem] leading-[1.375rem] [overflow-wrap:anywhere]">
      <Icon name={icon} size={17} className="mt-0.75 opacity-80" />
      <span className="min-w-0">
        <span className="sr-only">{name}: </span>
        {children}
      </span>
    </li>
  )
}

/** `Today 18:00 at the latest, Tuesday 14 April 10:00 and 17:00`. */
function sayDays(found: readonly FoundDate[], now: WallTime): string {
  const days = [...new Set(found.map(({ day }) => day))]
  return days
    .map((day) => {
      const said = sayDay(day, now)
      const times = found.flatMap((each) => (each.day === day && each.time ? [each.time] : [])).join(' and ')
      const isLast = found.some((each) => each.day === day && each.isDeadline)
      return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${times}`.trim() + (isLast ? ' at the latest' : '')
    })
    .join(', ')
}
