import { redirect } from '@remix-run/node'
import { getScreen } from '#app/catalogue/screens.ts'
import { to } from '#app/catalogue/to.ts'
import { betaFeatures, findBetaFeature } from '#app/kits/members/beta/beta-features.ts'
import { isInBeta, readSwitchedOn } from '#app/kits/members/beta/beta.server.ts'
import { countBeta, countSwitchedOn, listWaiting } from '#app/kits/members/beta/beta.store.server.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { toLongDay } from '#app/ui/controls/day-words.ts'
import { LET_IN_AT_ONCE } from '../beta.limits.ts'
import { listIdeas, listVotesOf } from './ideas.store.server.ts'

const PER_PAGE = 30
const MOST_PAGES = 100
const STATES = ['open', 'planned', 'done', 'declined'] as const
export const LABELS = { open: 'Open', planned: 'Planned', done: 'Done', declined: 'Not now' } as const

/** Whether whoever asks is in the beta; the administrator always is. */
export async function isInside(request: Request): Promise<boolean> {
  const { user, row } = await requireSignedIn(request)
  return user.isAdmin || isInBeta(row.id)
}

/** The member of the beta who asks; whoever is not in it is led to how they come in. */
export async function requireBeta(request: Request) {
  const signedIn = await requireSignedIn(request)
  if (!signedIn.user.isAdmin && !(await isInBeta(signedIn.row.id))) throw redirect(to('beta'), 303)
  return signedIn
}

/** The features to try, what members say of them, and what became of it. */
export async function readDashboard(request: Request) {
  const { row, user } = await requireBeta(request)
  const { searchParams } = new URL(request.url)
  const state = STATES.find((one) => one === searchParams.get('show')) ?? null
  const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1))
  const [on, counts, found, sizes] = await Promise.all([
    readSwitchedOn(row.id),
    countSwitchedOn(betaFeatures.map(({ id }) => id)),
    listIdeas(state, { from: (page - 1) * PER_PAGE, most: PER_PAGE + 1 }),
    countBeta(),
  ])
  await readNoticesAbout(row.id, 'beta')
  const shown = found.slice(0, PER_PAGE)
  const votes = await listVotesOf(
    row.id,
    shown.map(({ idea }) => idea.id),
  )
  return {
    isAdmin: user.isAdmin,
    isVerified: row.emailVerifiedAt !== null,
    ...sizes,
    atOnce: LET_IN_AT_ONCE,
    waitingNames: user.isAdmin ? (await listWaiting(LET_IN_AT_ONCE)).map(({ name }) => name) : [],
    features: betaFeatures.map(({ id, title, about, screen }) => ({
      ...{ id, title, about, where: getScreen(screen).title, href: to(screen) },
      isOn: on.has(id),
      count: counts.get(id) ?? 0,
    })),
    tabs: [
      { label: 'All', to: to('beta-dashboard'), isChosen: state === null },
      ...STATES.map((one) => ({
        label: LABELS[one],
        to: to('beta-dashboard', null, { show: one }),
        isChosen: state === one,
      })),
    ],
    ideas: shown.map(({ idea, name, handle }) => ({
      ...{ id: idea.id, text: idea.text, state: idea.state, label: LABELS[idea.state], answer: idea.answer },
      feature: idea.feature ? (findBetaFeature(idea.feature)?.title ?? null) : null,
      ...{ name, handle, isOwn: idea.userId === row.id, vote: votes.get(idea.id) ?? 0 },
      day: toLongDay(idea.createdAt),
      share: Math.round(idea.bridge * 100),
      groups: idea.groups,
    })),
    next:
      found.length > PER_PAGE && page < MOST_PAGES ? to('beta-dashboard', null, { show: state, page: page + 1 }) : null,
  }
}
export type DashboardView = Awaited<ReturnType<typeof readDashboard>>
