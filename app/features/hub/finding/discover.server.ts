import type { AppLoadContext } from '@remix-run/node'
import { aboutOf } from '#app/catalogue/abouts.ts'
import { byOpenness } from '#app/catalogue/doors.ts'
import { getScreen } from '#app/catalogue/screens.ts'
import { to, type FixedScreenId } from '#app/catalogue/to.ts'
import { readChoices } from '#app/kits/members/first-steps/first-steps.server.ts'
import { purposes, type Purpose } from '#app/kits/members/first-steps/purposes.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { listWorkSources } from '#app/kits/members/published/published-work.ts'
import { clock } from '#app/platform/clock.ts'
import { readExamples, type LiveExample } from './examples.server.ts'

const MOST_NEW = 6

/** The tools by what somebody wants to do: what a member said brings them stands first. */
export async function readDiscover(request: Request, context: AppLoadContext) {
  const member = await findUser(request)
  const [{ examples, areWhole }, chosen, news] = await Promise.all([
    readExamples(),
    member ? readChoices(member.id) : { purposes: [], tools: [] },
    readNews(),
  ])
  if (!member && areWhole) context.keepForGuests?.()
  const isChosen = ({ id }: Purpose) => chosen.purposes.some((one) => one.id === id)
  const inOrder = [...purposes.filter(isChosen), ...purposes.filter((one) => !isChosen(one))]
  return {
    isMember: member !== null,
    asks: member !== null && chosen.purposes.length === 0,
    wants: inOrder.map((one) => toWant(one, isChosen(one), examples.get(one.id) ?? null)),
    news,
  }
}
export type DiscoverView = Awaited<ReturnType<typeof readDiscover>>
export type Want = DiscoverView['wants'][number]

function toWant(purpose: Purpose, isChosen: boolean, example: LiveExample | null) {
  const { id, label, about, icon, tools, tries } = purpose
  const { open, coming } = byOpenness(tools, (tool) => tool)
  return { id, label, about, icon, isChosen, example, tries, tools: open.map(toTool), coming: coming.map(toTool) }
}

const toTool = (id: FixedScreenId) => ({
  id,
  title: getScreen(id).title,
  line: getScreen(id).menu?.line ?? aboutOf(id),
  href: to(id),
})

/** The newest work that members show to everybody. */
async function readNews() {
  const before = clock.now()
  const lists = await Promise.all(
    listWorkSources().map(async ({ label, icon, list }) =>
      (await list({ before, most: MOST_NEW, word: '' })).map(({ title, href, at, by }) => ({
        ...{ title, href, icon, kind: label, by: by?.name ?? null },
        at: at.toISOString(),
      })),
    ),
  )
  return lists
    .flat()
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MOST_NEW)
}
