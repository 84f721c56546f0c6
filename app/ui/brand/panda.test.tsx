import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Panda, pandaPoses } from './panda.tsx'

const usesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '')

test.each(pandaPoses)('the live %s panda shows every layer of its drawing, in order', (pose) => {
  const drawing = readFileSync(`public/art/panda-${pose}.svg`, 'utf8')
  const layers = [...drawing.matchAll(/<g id="(l\d+)"/g)].map(([, id]) => id)
  const { container } = render(<Panda pose={pose} live />)
  expect(usesOf(container).map((href) => href.split('#')[1])).toEqual(layers)
  expect(drawing).toContain('<g id="panda">')
})

test('a panda that stands still is the whole drawing at once', () => {
  const { container } = render(<Panda pose="munch" />)
  expect(usesOf(container)).toHaveLength(1)
  expect(usesOf(container)[0]).toMatch(/^\/art\/panda-munch\.svg\?v=\d+#panda$/)
})

test('a panda is decoration until it is given a name', () => {
  const { rerender } = render(<Panda pose="idle" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Panda pose="idle" title="Panda, resting" />)
  expect(screen.getByRole('img', { name: 'Panda, resting' })).toBeTruthy()
})
