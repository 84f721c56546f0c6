import type { FourThings } from '#app/engines/email-writer/four-things.ts'

export type PartName = keyof FourThings

/** The four questions, why they help, and what each answer becomes. */
export const fourParts: readonly { name: PartName; ask: string; why: string; say: string; gives: string }[] = [
  {
    name: 'who',
    ask: 'Who is it for?',
    why: 'The name sets the tone. A sister and a tax office need different first words.',
    say: 'This goes to Ruth, she runs the choir, we are on first names.',
    gives: 'The greeting and how formal the rest may be.',
  },
  {
    name: 'wish',
    ask: 'What should happen?',
    why: 'Say the wish early. An email without a wish gets read and forgotten.',
    say: 'I want her to move the rehearsal to the big room.',
    gives: 'The subject line and the first sentence.',
  },
  {
    name: 'facts',
    ask: 'What must they know?',
    why: 'Facts only: numbers, names, dates. Feelings are welcome, they just come after.',
    say: 'We are thirty now, and the small room takes twenty-two.',
    gives: 'The middle, in as few lines as it needs.',
  },
  {
    name: 'by',
    ask: 'By when, and how?',
    why: 'A date is kinder than “soon”. Say how they should answer, too.',
    say: 'The hall needs to hear by Wednesday. A yes or no is enough.',
    gives: 'The last line, and an answer you can use.',
  },
]
