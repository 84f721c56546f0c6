import { redirect } from '@remix-run/node'
import { aboutOf } from '#app/catalogue/abouts.ts'
import { byOpenness } from '#app/catalogue/doors.ts'
import { getScreen } from '#app/catalogue/screens.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { readLatestWork } from '#app/kits/members/kept/latest-work.server.ts'
import { QUERY_MAX_CHARS } from '#app/kits/pages/studio-box/studio-box.limits.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { studios } from './studios.ts'

const MOST_LATEST = 8

/** The one box with what can be done here and what was done last; with words in the box, their answer. */
export async function readStudios(request: Request) {
  const query = toPart(new URL(request.url).searchParams.get('q') ?? '')
  if (query !== '') throw redirect(to('v2-query', { query }), 303)
  const visitor = await findVisitor(request)
  const { open, coming } = byOpenness(studios, ({ screen }) => screen)
  const toShown = ({ screen, icon }: (typeof studios)[number]) => ({
    ...{
      screen,
      icon,
      title: getScreen(screen).title,
      about: aboutOf(screen),
      href: fillPath(getScreen(screen).paths[0], {}),
    },
  })
  return {
    latest: visitor ? await readLatestWork(visitor, MOST_LATEST) : [],
    open: open.map(toShown),
    coming: coming.map(toShown),
  }
}

/** Words as a part of an address: what begins with dots would walk up or name a hidden file. */
export const toPart = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, QUERY_MAX_CHARS)
    .toWellFormed()
    .trim()

export type StudiosView = Awaited<ReturnType<typeof readStudios>>
