import { describe, expect, test } from 'vitest'
import { advance, atEnd, atRest, type Activation, type ActivationEvent } from './activation.ts'

const holdingAt = (progress: number): Activation => ({ state: 'holding', progress })
const burst: Activation = { state: 'burst', progress: 100 }
const wrapping: Activation = { state: 'wrapping', progress: 100 }

const transitions: [Activation, ActivationEvent, Activation][] = [
  [atRest, 'press', holdingAt(0)],
  [atRest, 'activate', burst],
  [holdingAt(0), 'progress', holdingAt(2)],
  [holdingAt(96), 'progress', holdingAt(98)],
  [holdingAt(98), 'progress', burst],
  [holdingAt(0), 'release', atRest],
  [holdingAt(98), 'release', atRest],
  [holdingAt(40), 'hold-over', burst],
  [holdingAt(40), 'activate', burst],
  [burst, 'wrap', wrapping],
  [wrapping, 'finish', atEnd],
]

test.each(transitions)('%o meets %s and becomes %o', (before, event, after) => {
  expect(advance(before, event)).toEqual(after)
})

describe('everything else changes nothing', () => {
  const states = [atRest, holdingAt(40), burst, wrapping, atEnd]
  const events: ActivationEvent[] = ['press', 'release', 'progress', 'hold-over', 'activate', 'wrap', 'finish']
  const known = new Set(transitions.map(([{ state }, event]) => `${state} ${event}`))
  const rest = states.flatMap((now) => events.map((event) => ({ now, event, name: `${now.state} ${event}` })))
  test.each(rest.filter(({ name }) => !known.has(name)))('$name', ({ now, event }) => {
    expect(advance(now, event)).toBe(now)
  })
})
