import type { Run } from '#app/kits/asking/runs/run.ts'
import type { PortName } from '#app/providers/ports.ts'

/** One thing a tool asks beside the text. */
export type ToolOption =
  | { id: string; label: string; kind: 'number'; least: number; most: number; otherwise: number }
  | { id: string; label: string; kind: 'choice'; choices: Readonly<Record<string, string>>; otherwise: string }

/** A piece of what a tool gives. `quotes`: sentences of the text, word for word, each with why it is here. */
export type Block =
  | { kind: 'text'; heading: string | null; text: string }
  | { kind: 'list'; heading: string | null; items: string[] }
  | { kind: 'quotes'; heading: string | null; items: { text: string; why: string }[] }
  | { kind: 'figures'; items: { label: string; value: string }[] }

/** What a tool gave: its parts for the page, and the text that another tool can go on with. */
export type ToolResult = {
  blocks: Block[]
  text: string
  by: string
  costMicros: number | null
  notes: string[]
}

export type Working = { run: Run; signal: AbortSignal }

/** One tool of the screen: a file of its own. Its port is asked through the run; without one it works by rules alone. */
export type ContentTool = {
  id: string
  label: string
  about: string
  group: 'Shorten' | 'Rewrite' | 'Draw out' | 'Publish' | 'Measure'
  ports: readonly PortName[]
  options: readonly ToolOption[]
  run: (text: string, options: Readonly<Record<string, string>>, working: Working) => Promise<ToolResult>
}

export const RULES = 'Rules built in here'

/** A result that rules made. */
export const byRules = (blocks: Block[], text: string, notes: string[] = []): ToolResult => ({
  blocks,
  text,
  by: RULES,
  costMicros: 0,
  notes,
})
