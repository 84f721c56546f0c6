import type { FactCheck } from '#app/engines/email-writer/facts.ts'
import type { FourThings } from '#app/engines/email-writer/four-things.ts'
import type { Letter, Tone } from '#app/engines/email-writer/letter.ts'

/** A letter with what it was made of, as the page shows it. */
export type LetterView = { said: string; letter: Letter; check: FactCheck }

export type SaidInput = { said: string; tone: Tone }
export type FourInput = FourThings & { tone: Tone | '' }

/** Said by nobody: what the page shows before somebody speaks, made by the same rules. */
export const exampleSaid: SaidInput = {
  said:
    'So, um, tell Ana the boxes came, well, I mean, nine of the twelve, you know, and the other three are late, ' +
    'can she ask for them by Thursday, no wait, Friday, oh and thank her for the tea. Thanks, bye.',
  tone: 'warm',
}

export const exampleMinute: SaidInput = {
  said:
    'Okay, hi, this is for the landlord. The tap in the kitchen, it has been dripping since, what, Sunday. ' +
    'I put a bowl under it but that is not a life. I am home Tuesday, no wait, Wednesday and Thursday after four. ' +
    'Could he send somebody, and say which day. Thanks, bye.',
  tone: 'plain',
}

export const exampleFour: FourInput = {
  who: 'This goes to Ruth, she runs the choir, we are on first names.',
  wish: 'I want her to move the rehearsal to the big room.',
  facts: 'We are thirty now, and the small room takes twenty-two.',
  by: 'The hall needs to hear by Wednesday. A yes or no is enough.',
  tone: '',
}
