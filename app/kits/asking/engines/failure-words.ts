import { toTable } from '#app/platform/table.ts'
import type { EngineFailure } from '#app/providers/engine.ts'

/** What a visitor reads in place of a result: what happened, and nothing about keys or addresses. */
export function toFailureWords({
  kind,
  retryAfterS,
  message,
}: Pick<EngineFailure, 'kind' | 'retryAfterS' | 'message'>): string {
  switch (kind) {
    case 'unreachable':
      return 'This engine cannot be reached just now.'
    case 'slow':
      return 'This engine did not answer in time.'
    case 'limited':
      return `This engine has too much to do just now.${retryAfterS ? ` It asks to be left alone for ${toSeconds(retryAfterS)}.` : ''}`
    case 'unauthorised':
      return 'This engine did not accept our key. Whoever runs this server has to look at it.'
    case 'refused':
      return 'This engine declines to work on this.'
    case 'unable':
      return message
    case 'unaffordable':
      return message
    case 'broken':
      return 'This engine broke off, or answered something that cannot be read.'
    case 'cancelled':
      return 'Stopped.'
  }
}

const toSeconds = (seconds: number) => (seconds === 1 ? 'a second' : `${Math.ceil(seconds)} seconds`)

/** The same for whoever configured the engine, with what it said itself. */
export function toOperatorWords({ kind, message }: Pick<EngineFailure, 'kind' | 'message'>): string {
  const lead = toTable({
    unreachable: 'It cannot be reached. Is the address right, and does the machine answer?',
    slow: 'It did not answer in time.',
    limited: 'It says that it is asked too often.',
    unauthorised: 'It does not accept the key.',
    refused: 'It declines.',
    unable: 'It cannot do this.',
    broken: 'What it answers cannot be read. Is this the right kind of provider for the address?',
    cancelled: 'It was stopped.',
    unaffordable: 'A budget is used up.',
  })[kind]
  return message.endsWith('.') ? message : `${lead} (${message.slice(0, MESSAGE_MAX_CHARS)})`
}

const MESSAGE_MAX_CHARS = 300
