import { readSwitchedOn } from '#app/kits/members/beta/beta.server.ts'
import { readForYouLines } from '#app/kits/members/first-steps/for-you-lines.ts'
import { isOpen } from '#app/catalogue/doors.ts'
import { getScreen } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { MOST_TOOLS, readChoices } from '#app/kits/members/first-steps/first-steps.server.ts'
import { findFirstSteps } from '#app/kits/members/first-steps/first-steps.store.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'

const MOST_TRIES = 3
const MOST_LINES = 4

/** What stands at the top of a member's home: the tools they put first and something to try; null for everybody else. */
export async function readForYou(request: Request) {
  const member = await findUser(request)
  if (!member) return null
  const [kept, { purposes, tools }, on] = await Promise.all([
    findFirstSteps(member.id),
    readChoices(member.id),
    readSwitchedOn(member.id),
  ])
  const lines = await readForYouLines(member.id, on, MOST_LINES)
  const asks = kept?.finishedAt == null
  const isShort = on.has('short-home')
  if (!asks && !isShort && purposes.length + tools.length + lines.length === 0) return null
  const suggested = tools.length > 0 ? tools : [...new Set(purposes.flatMap((one) => one.tools))].filter(isOpen)
  return {
    asks,
    isShort,
    lines,
    begun: (kept?.seen.length ?? 0) > 0,
    tools: suggested.slice(0, MOST_TOOLS).map((id) => ({ title: getScreen(id).title, href: to(id) })),
    tries: purposes.flatMap((one) => one.tries).slice(0, MOST_TRIES),
  }
}
export type ForYouView = NonNullable<Awaited<ReturnType<typeof readForYou>>>
