import { expect, test } from 'vitest'
import { toTool } from './openings.ts'

test('the address of a tool is its canonical path', () => {
  expect(toTool('voice-email')).toBe('/ai/voice-email')
  expect(toTool('marketplace')).toBe('/marketplace')
})
