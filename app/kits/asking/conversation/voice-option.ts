import type { AllyJobName } from './allies/ally.ts'

/** Somebody who can answer, as pages list them. */
export type VoiceOption = {
  key: string
  label: string
  about: string
  kind: 'model' | 'built-in' | 'ally'
  handle: string | null
  isOwn: boolean
  /** By which engine it answers: a model's name, or what stands in for one. */
  by: string
  /** What the next answer is likely to cost, in a sentence; null when it is free. */
  estimate: string | null
  ally: {
    goodFor: string
    without: string
    example: string
    job: AllyJobName
    id: string | null
    engineId: string | null
  } | null
}
