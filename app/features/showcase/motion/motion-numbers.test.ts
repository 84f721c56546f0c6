import { expect, test } from 'vitest'
import { sayLeaving, sayMs, sayPx } from './motion-numbers.ts'

test('values of the stylesheet are said in ms and px', () => {
  expect(sayMs('360ms')).toBe('360 ms')
  expect(sayLeaving('220ms')).toBe('147 ms')
  expect([sayPx('40rem'), sayPx('28px')]).toEqual(['640 px', '28 px'])
})
