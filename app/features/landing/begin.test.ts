import { expect, test } from 'vitest'
import { listWaiting } from '../../../scripts/cut-catalogue.ts'
import { loader } from './begin.api.ts'
import { openModes } from './begin.ts'

const begin = (screen: string, question: string) =>
  loader({
    request: new Request(`http://frenly.test/begin/${screen}?question=${encodeURIComponent(question)}`),
    params: { screen },
    context: {} as never,
  })

test('the words of the box go along, under the name the tool reads', () => {
  expect(begin('chat', 'Why & how?').headers.get('Location')).toBe('/ai/chat?q=Why+%26+how%3F')
  expect(begin('image-studio', ' a red kite ').headers.get('Location')).toBe('/ai/images?prompt=a+red+kite')
  expect(begin('web-search', '').headers.get('Location')).not.toContain('?')
})

test('a screen that takes no words is not found', () => {
  expect(() => begin('settings', 'x')).toThrow()
})

test('a chip leads to a tool that works', () => {
  expect(openModes.length).toBeGreaterThan(0)
  expect(openModes.filter(({ screen }) => listWaiting().includes(screen))).toEqual([])
})
