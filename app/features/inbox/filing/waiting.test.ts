import { expect, test } from 'vitest'
import { mostPressing, sortLetter, waitingIn } from './waiting.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 9))
const letter = (n: number, more: { isSent?: boolean; uid?: string; isOff?: boolean } = {}) => {
  const { isSent = false, uid, isOff } = more
  const event = uid ? { event: { uid, only: null, ...(isOff && { isOff }) } } : {}
  const details = { hasInvitation: uid !== undefined, unsubscribe: null, ...event }
  return {
    id: `${n}`,
    at: day(n),
    isSent,
    fromName: 'Tess Roe',
    fromAddress: 'tess@x.test',
    subject: 's',
    details,
  } as never
}
const waiting = (lastSent: number | null, ...letters: never[]) =>
  waitingIn<{ id: string } & Parameters<typeof sortLetter>[0]>(letters, lastSent === null ? null : day(lastSent)).map(
    ({ id }) => id,
  )

test('what came since the reader wrote waits; of the letters about one event the last', () => {
  expect(waiting(null, letter(1), letter(2))).toEqual(['1', '2'])
  expect(waiting(2, letter(1), letter(2, { isSent: true }), letter(3))).toEqual(['3'])
  expect(waiting(3, letter(1), letter(2))).toEqual([])
  expect(waiting(null, letter(1, { uid: 'a' }), letter(2), letter(3, { uid: 'a' }), letter(4, { uid: 'b' }))).toEqual([
    ...['2', '3', '4'],
  ])
})

test('an event that was called off asks for nothing', () => {
  const said = (isOff: boolean) => sortLetter(letter(1, { uid: 'a', isOff }), 'Please come by Friday.', day(1))
  expect(said(true)).toMatchObject({ pile: 'invitations', priority: 'calm', why: 'Called off', asks: [], dates: [] })
  expect(said(false).priority).not.toBe('calm')
})

test('the most pressing comes first, and of equals the newest', () => {
  const found = (priority: 'now' | 'soon' | 'calm', why: string) => ({ priority, why, whyInFull: why })
  expect(mostPressing([found('calm', 'a'), found('soon', 'b'), found('soon', 'c'), found('calm', 'd')])?.why).toBe('c')
  expect(mostPressing([found('now', 'a'), found('soon', 'b')])?.why).toBe('a')
  expect(mostPressing([])).toBeUndefined()
})
