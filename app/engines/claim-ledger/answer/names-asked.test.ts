import { askPanel } from '#tests/support/panels.ts'
import { expect, test } from 'vitest'

const namesOf = async (question: string, ...texts: string[]): Promise<string | null> => {
  const { asked } = await askPanel(question, ...texts)
  return asked?.kind === 'name'
    ? asked.positions.map(({ value, seats }) => `${value} ${seats.join('')}`).join(' | ')
    : null
}

test.each<[names: string | null, question: string, ...texts: string[]]>([
  [
    'Ada Stone AC | Ben Cole B',
    'Who is the current mayor of the City of Lowmere?',
    'As of my last update in May 2021, the current mayor of Lowmere is Ada Stone.',
    'The current mayor of the City of Lowmere is **Ben Cole**.',
    'As of March 3rd, 2022, Ada Stone is the 12th and current mayor of Lowmere.',
  ],
  [
    'Au AB | Ag C',
    'What is the chemical symbol for gold?',
    'The chemical symbol for gold is **Au**.',
    'Au',
    'The chemical symbol for gold is "Ag".',
  ],
  [
    'Moonbird BC',
    'The singer Ida Falk is better known by her stage name. What is her stage name?',
    'Ida Falk is better known by her stage name, Moonbird.',
    'Moonbird',
    'Her stage name is Moonbird.',
  ],
  [
    'Bliss ABC',
    'What is the name of the first background image?',
    'The name of the first background image is "Bliss".',
    'The first background image is called "Bliss" and shows a hill.',
    "It's Bliss.",
  ],
  ['Rigel B | Sirius A', 'Whats the brightest star?', 'The brightest star is Sirius.', 'Rigel is the brightest star.'],
  [
    null,
    'What is the best way to water a fern?',
    'The best way to water a fern is Bottom Watering.',
    'The best way is Misting.',
  ],
  [null, 'Who is Ida Falk?', 'Ida Falk is a singer from Norway.', 'Ida Falk is a Norwegian singer and painter.'],
  [
    null,
    'Who is the current mayor of Lowmere?',
    'The current mayor might be Ada Stone.',
    'I do not know who the mayor is.',
  ],
])('names asked for: %s', async (names, question, ...texts) => {
  expect(await namesOf(question, ...texts)).toBe(names)
})
