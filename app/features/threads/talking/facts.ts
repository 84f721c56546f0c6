import type { Source } from '#app/providers/ports.ts'

/** What is kept beside an answer of a voice. */
export type VoiceFacts = {
  engines: string[]
  sources: Pick<Source, 'title' | 'quote' | 'url'>[]
  note: string | null
  /** Millionths of a dollar; null is unknown. */
  costMicros: number | null
  tookMs: number
  panel: PanelFacts | null
}

/** How a panel stood to one another, in short. */
export type PanelFacts = {
  voices: { label: string; state: string; text: string }[]
  /** From 0 to 1; null: no figure can be given. */
  agreement: number | null
  claims: { text: string; label: string; support: string[]; oppose: string[] }[]
}
