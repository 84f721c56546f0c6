import { expect, test } from 'vitest'
import { readSections } from './article.ts'
import type { Shelved } from './shelf.server.ts'
import { isOneKind, verdictOf } from './verdict.ts'
import type { Wanted } from './words.ts'
import { stemsOf } from './words.ts'

const shelved = (title: string, summary: string, tags: string, text: string): Shelved =>
  ({ passage: { title, summary, tags }, summary: [summary], sections: readSections(title, text) }) as unknown as Shelved
const wantedOf = (words: string): Wanted[] =>
  words.split(' ').map((word) => {
    const [stem = ''] = stemsOf(word)
    return { metBy: (stems: ReadonlySet<string>) => Number(stems.has(stem)) } as unknown as Wanted
  })

const gallery = shelved(
  'How do I hang a picture in the gallery?',
  'Choose a wall and a frame.',
  'gallery, night frame, picture, wall',
  'You can rotate a picture at any time. You can sell a picture only when it was checked. You cannot paint over a picture. ' +
    'The gallery needs no ticket. It opens without the lamp, by a hatch such as that of the boat. You need a badge for the cellar. Lamps need a permit unless they are small.',
)

test.each([
  ['Can I hang a picture?', 'hang picture', 'Yes'],
  ['Can I rotate a picture?', 'rotate picture', 'Yes'],
  ['Can people sell a picture?', 'sell picture', null],
  ['Can I paint over a picture?', 'paint picture', 'No'],
  ['Can I burn a picture?', 'burn picture', null],
  ['Is there a night frame?', 'night frame', 'Yes'],
  ['Is there a garden frame?', 'garden frame', null],
  ['Do I need a ticket?', 'ticket', 'No'],
  ['Do I need a boat?', 'boat', null],
  ['Do I need a badge?', 'badge', 'Yes'],
  ['Do I need a permit?', 'permit', null],
  ['Can I not hang a picture?', 'hang picture', null],
  ['Is the wall white?', 'wall white', null],
])('%s', (question, wanted, value) => {
  expect(verdictOf(question, wantedOf(wanted), gallery)?.value ?? null).toBe(value)
})

test('an article that denies a thing in its summary does not say that it is there', () => {
  const none = shelved('How do I read on my phone?', 'There is no phone app.', 'phone app, mobile', 'Open the page.')
  expect(verdictOf('Is there a phone app?', wantedOf('phone app'), none)).toBeNull()
})

test('the yes below another question is no answer to this one', () => {
  expect(isOneKind('Do I need a key?', 'Can I bring a key of my own?')).toBe(false)
  expect(isOneKind('Can I change my mind?', 'Could I change it later?')).toBe(true)
  expect(isOneKind('Does it work offline?', 'Is it there without a network?')).toBe(true)
})
