import { isOpen } from '#app/catalogue/doors.ts'
import { isScreenId, type ScreenId } from '#app/catalogue/screens.ts'
import type { FixedScreenId } from '#app/catalogue/to.ts'
import { clock } from '#app/platform/clock.ts'
import { purposes, toolsOf, type Purpose } from './purposes.ts'
import { findFirstSteps, putFirstSteps } from './first-steps.store.server.ts'

/** How many tools stand first for somebody. */
export const MOST_TOOLS = 8

/** Every tool that somebody can put first, as the purposes name them; those that work. */
export const choosableTools = (): FixedScreenId[] => toolsOf(purposes.map(({ id }) => id)).filter(isOpen)

/** What a member said brings them and which tools they put first; what is not offered any more is left out. */
export async function readChoices(userId: string): Promise<{ purposes: Purpose[]; tools: FixedScreenId[] }> {
  const row = await findFirstSteps(userId)
  if (!row) return { purposes: [], tools: [] }
  const known = choosableTools()
  return {
    purposes: purposes.filter(({ id }) => row.purposes.includes(id)),
    tools: row.tools.flatMap((id) => known.find((tool) => tool === id) ?? []).slice(0, MOST_TOOLS),
  }
}

/** The tools a member put first, for the palette. */
export async function readFirstTools(userId: string): Promise<ScreenId[]> {
  const row = await findFirstSteps(userId)
  return (row?.tools ?? []).filter((id): id is ScreenId => isScreenId(id) && isOpen(id)).slice(0, MOST_TOOLS)
}

/** Puts tools first for a member, in this order. */
export const putToolsFirst = (userId: string, tools: readonly ScreenId[]) =>
  putFirstSteps(userId, { tools: [...new Set(tools)].slice(0, MOST_TOOLS) }, clock.now())
