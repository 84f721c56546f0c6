import type { Span } from '#app/providers/ports.ts'
import type { Edit } from './edit.ts'
import type { Tone } from './tones.ts'

/** A word that the second dictionary does not know, with what it may be meant for. */
export type Doubt = Span & { word: string; suggestions: string[] }

/** What the writing room is asked. Null: the text is not English. */
export type Jobs = {
  polish: { input: { text: string; tone: Tone }; result: Edit[] | null }
  spell: { input: { text: string }; result: Doubt[] }
}
