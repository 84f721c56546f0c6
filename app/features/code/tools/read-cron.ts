import { Cron } from 'croner'

const NEXT_SHOWN = 8
const NAMES = ['second', 'minute', 'hour', 'day of the month', 'month', 'weekday'] as const
export type ReadCron =
  | { isDone: true; parts: { name: string; text: string; words: string }[]; next: string[]; zone: string }
  | { isDone: false; message: string }

/** What a cron expression means: each part in words, and when it comes next in a zone. */
export function readCron(expression: string, zone: string, now: Date): ReadCron {
  const text = expression.trim().replace(/\s+/g, ' ')
  const parts = text.split(' ')
  if (parts.length < 5 || parts.length > 6)
    return { isDone: false, message: 'A cron expression has five parts, or six with seconds first.' }
  try {
    const cron = new Cron(text, { paused: true, timezone: zone })
    const named = parts.length === 6 ? NAMES : NAMES.slice(1)
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'full', timeStyle: 'medium' })
    return {
      isDone: true,
      parts: parts.map((part, n) => ({ name: named[n] ?? '', text: part, words: toWords(part, named[n] ?? '') })),
      next: cron.nextRuns(NEXT_SHOWN, now).map((one) => format.format(one)),
      zone,
    }
  } catch (error) {
    return {
      isDone: false,
      message: error instanceof Error ? error.message.replace(/^CronPattern: /, '') : String(error),
    }
  }
}

function toWords(part: string, name: string): string {
  if (part === '*' || part === '?') return `every ${name}`
  const step = /^(?:\*|(\d+-\d+))\/(\d+)$/.exec(part)
  if (step) return `every ${step[2]} ${name}s${step[1] ? ` from ${step[1].replace('-', ' to ')}` : ''}`
  const range = /^(\w+)-(\w+)$/.exec(part)
  if (range) return `${name} ${range[1]} to ${range[2]}`
  return part.includes(',') ? `${name} ${part.split(',').join(', ')}` : `${name} ${part}`
}
