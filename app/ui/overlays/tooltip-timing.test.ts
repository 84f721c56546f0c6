import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-timing.ts'

test('the stylesheet waits as long as the constants say', () => {
  const css = readFileSync(new URL('../parts.css', import.meta.url), 'utf8')
  expect(css).toContain(`--tip-open: ${TOOLTIP_OPEN_DELAY_MS}ms;`)
  expect(css).toContain(`--tip-skip: ${TOOLTIP_SKIP_DELAY_MS}ms;`)
})
