export const checkGroups = ['Screens', 'Sign-in', 'Engines', 'Mail', 'Storage', 'Jobs', 'Database', 'Backups'] as const
export type CheckGroup = (typeof checkGroups)[number]

/** What a check found, in a sentence; `advice` is what to do about a failure, `to` where. */
export type Found = { state: 'passed' | 'failed' | 'skipped'; said: string; advice?: string }

export type CheckTools = {
  signal: AbortSignal
  /** Run by the clock and not by a person: nothing that bothers anybody. */
  isScheduled: boolean
}

export type Check = {
  /** `screen:home`, `mail:queue`: the same at each run. */
  id: string
  group: CheckGroup
  title: string
  /** Throwing is failing. */
  run: (tools: CheckTools) => Promise<Found>
}

export const passed = (said: string): Found => ({ state: 'passed', said })
export const skipped = (said: string): Found => ({ state: 'skipped', said })
export const failed = (said: string, advice: string): Found => ({ state: 'failed', said, advice })
