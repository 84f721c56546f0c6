import type { StepState } from '#app/engines/flows/advance.ts'
import type { Value } from '#app/engines/flows/flow.ts'
import type { StepRow } from '../keeping/runs.store.server.ts'

/** The row of a step as a whole; its items count from 0. */
export const WHOLE = -1

type Row = Pick<StepRow, 'step' | 'item' | 'state' | 'value' | 'notes'>

/** How the steps of a run stand, by what was kept of them. */
export function toStates(rows: readonly Row[]): Map<string, StepState> {
  return new Map(rows.filter(({ item }) => item === WHOLE).map((row) => [row.step, toState(row)]))
}

function toState({ state, value, notes }: Row): StepState {
  if (state === 'done') return { state, value: value as Value }
  if (state === 'skipped') return { state, why: notes[0] ?? '' }
  if (state === 'failed') return { state }
  return state === 'begun' ? { state: 'open' } : { state: 'waiting' }
}

/** What later steps can use: what the run was given, and what its steps gave. */
export function toValues(given: Readonly<Record<string, Value>>, rows: readonly Row[]): Map<string, Value> {
  const values = new Map<string, Value>(Object.entries(given))
  for (const { step, item, state, value } of rows)
    if (item === WHOLE && state === 'done') values.set(step, value as Value)
  return values
}
