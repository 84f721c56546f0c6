import type { IntentId } from '#app/kits/asking/intent/intent.ts'

/** What the hub does in place with the engines of this server; each is a wish of its own. */
export const hubTools = ['translate', 'summarise', 'polish', 'detect', 'calculate', 'draw', 'speak', 'email'] as const
export type HubTool = (typeof hubTools)[number]

export const toTool = (intent: IntentId): HubTool | null => hubTools.find((tool) => tool === intent) ?? null

type Words = { field: string; help: string | null; button: string; busy: string; most: number; rows: number }

const LONG_MAX_CHARS = 12_000

/** How each is asked for. `most` is the longest text it takes. */
export const toolWords: Readonly<Record<HubTool, Words>> = {
  translate: {
    field: 'Text to translate',
    help: null,
    button: 'Translate',
    busy: 'Translating...',
    most: LONG_MAX_CHARS,
    rows: 4,
  },
  summarise: {
    field: 'Text to summarise',
    help: null,
    button: 'Summarise',
    busy: 'Summarising...',
    most: LONG_MAX_CHARS,
    rows: 6,
  },
  polish: {
    field: 'Text to polish',
    help: null,
    button: 'Polish',
    busy: 'Polishing...',
    most: LONG_MAX_CHARS,
    rows: 5,
  },
  detect: { field: 'Text', help: null, button: 'Tell the language', busy: 'Reading...', most: 4_000, rows: 2 },
  calculate: { field: 'Calculation', help: null, button: 'Calculate', busy: 'Calculating...', most: 300, rows: 1 },
  draw: { field: 'What to draw', help: null, button: 'Draw', busy: 'Drawing...', most: 500, rows: 2 },
  speak: {
    field: 'Text to read aloud',
    help: 'Up to 600 characters here, since the sound comes back inside the page.',
    button: 'Read aloud',
    busy: 'Speaking...',
    most: 600,
    rows: 3,
  },
  email: {
    field: 'What the mail should say',
    help: null,
    button: 'Write the mail',
    busy: 'Writing...',
    most: 4_000,
    rows: 4,
  },
}

/** The longest text of the box, and the longest an address carries along. */
export const WISH_MAX_CHARS = LONG_MAX_CHARS
export const CARRIED_MAX_CHARS = 1_800

export const tones = [
  { id: 'plain', label: 'Corrected, tone as it is' },
  { id: 'warm', label: 'Warmer' },
  { id: 'formal', label: 'More formal' },
  { id: 'short', label: 'Shorter' },
  { id: 'firm', label: 'Firmer' },
] as const
