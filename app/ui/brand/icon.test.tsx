import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ICON_SPRITE, iconNames } from './icon-names.ts'
import { Icon } from './icon.tsx'

const sprite = readFileSync('public/art/icons.svg', 'utf8')
const advice = 'run node scripts/make-icons.js'

test('every icon is drawn in the sprite, and the sprite draws nothing else', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(?=<)/g)].map(([, name]) => name)
  expect(drawn, advice).toEqual([...iconNames])
})

test('a sprite that changed has a new address, because browsers keep the old one', () => {
  expect(ICON_SPRITE, advice).toContain(createHash('sha256').update(sprite).digest('hex').slice(0, 8))
})

test('an icon points into the sprite and keeps its place before it has come', () => {
  const svg = render(<Icon name="scale" size={20} />).container.querySelector('svg')
  expect(svg?.querySelector('use')?.getAttribute('href')).toBe(`${ICON_SPRITE}#scale`)
  expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['20', '20'])
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
})
