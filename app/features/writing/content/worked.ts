import type { ToolResult } from './content-tool.ts'

/** What one tool of a chain gave. */
export type WorkedStep = ToolResult & { tool: string; label: string; options: Record<string, string>; tookMs: number }

/** A text with what was made of it, as it is kept. `stopped`: why a chain ended before its end. */
export type Worked = { text: string; steps: WorkedStep[]; stopped: string | null }
