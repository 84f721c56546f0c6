import { expect, test } from 'vitest'
import { isPlaying, readMascotChoice, toMascotChoice } from './mascot-choice.ts'

const read = (query: string) => readMascotChoice(new URLSearchParams(query))

test('what the address does not say, or says wrong, is the greeting panda of the main brand, moving', () => {
  for (const query of ['', 'pose=dancing&brand=acme&play=maybe']) {
    const choice = read(query)
    expect([choice.pose, choice.look.theme, isPlaying(choice)]).toEqual(['greeting', 'frenly', true])
  }
})

test('the panda of Speak-to-email holds still, and moves again once another brand is chosen', () => {
  const quiet = read('pose=celebrate&brand=speaktoemail')
  expect(isPlaying(quiet)).toBe(false)
  const next = new URL(toMascotChoice(quiet, { look: read('brand=inbox').look }), 'http://frenly.test')
  expect(isPlaying(readMascotChoice(next.searchParams))).toBe(true)
})

test('a link changes what it names and keeps the rest', () => {
  const choice = read('pose=munch&brand=inbox&play=no')
  expect(toMascotChoice(choice, { pose: 'paint' })).toBe('/mascot-animations?pose=paint&brand=inbox&play=no')
  expect(toMascotChoice(choice, { wantsMotion: true })).toBe('/mascot-animations?pose=munch&brand=inbox')
})
