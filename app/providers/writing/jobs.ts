import type { Edit } from './edit.ts'
import type { Tone } from './tones.ts'

/** What the writing room is asked. Null: the text is not English. */
export type Jobs = { polish: { input: { text: string; tone: Tone }; result: Edit[] | null } }
