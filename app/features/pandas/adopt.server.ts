import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { describeGenome, readGenome } from '#app/engines/panda-genome/genome.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toPortrait } from '#app/kits/members/pandas/addresses.ts'
import { bringIn } from '#app/kits/members/pandas/keeping.server.ts'
import { toLookAlikeKey } from '#app/kits/members/pandas/panda-name.ts'
import {
  findAdopted,
  findGenome,
  findMark,
  isNameFree,
  listKept,
} from '#app/kits/members/pandas/pandas.store.server.ts'
import { requireVisitor, toVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { genomesOf, introduce, meetings, toMet } from './candidates.server.ts'
import * as rows from './candidates.store.server.ts'
import { adoptInputs } from './pandas.inputs.ts'
import { MEETINGS_PER_DAY } from './pandas.limits.ts'

const MOST_SHOWN = 60
const tries = createKeptLimit('panda-adoptions', { points: 40, windowS: 3_600 })

/** Where somebody stands: they have pandas, they met three, or they are about to. */
export async function readAdoption(request: Request) {
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  const adopted = member ? await findAdopted(member.id) : null
  const [candidates, kept] = await Promise.all([
    adopted || !owner ? null : rows.findCandidates(owner),
    member ? readKept(member.id) : [],
  ])
  return {
    isMember: member !== null,
    adopted: adopted ? { number: adopted.number, name: adopted.name } : null,
    kept,
    met: candidates && toMet(candidates),
    perDay: MEETINGS_PER_DAY,
  }
}
export type AdoptionView = Awaited<ReturnType<typeof readAdoption>>

async function readKept(userId: string) {
  const mark = await findMark(userId)
  const kept = mark ? await listKept(mark, MOST_SHOWN) : []
  return kept.map(({ number, name, genome, home }) => ({
    ...{ number, name, isVisiting: home !== null },
    portrait: toPortrait(genome),
    about: describeGenome(readGenome(genome)!),
  }))
}

const refuse = (typed: Typed, field: string, message: string, init: number | ResponseInit = 400) =>
  data<{ problem: FormProblem }>(
    { problem: { errors: { [field]: message }, ...typed } },
    typeof init === 'number' ? { status: init } : init,
  )

/** A step of the ceremony: three are introduced, one is chosen, and it is adopted under a name. */
export async function actOnAdoption(request: Request, network: string) {
  const member = await findUser(request)
  const form = await readForm(request, adoptInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  const { owner, cookie } = await requireVisitor(request, member)
  const headers = toVisitorHeaders(cookie)
  if (input.do === 'meet') {
    const waitS = await meetings(member?.id ?? network)
    if (waitS > 0)
      return refuse(typed, 'form', `These are the ones for today. ${tooManyAtOnce('pandas', waitS)}`, overLimit(waitS))
    await introduce(owner)
    return redirect(`${to('adopt-panda')}#met`, { status: 303, headers })
  }
  const met = await rows.findCandidates(owner)
  const genome = met && genomesOf(met)[input.chosen]
  if (!met || !genome) return refuse(typed, 'form', 'Meet three pandas first; the ones you met are gone.', 409)
  await rows.saveChosen(met.id, input.chosen)
  if (input.do === 'choose') return redirect(`${to('adopt-panda')}#name`, { status: 303, headers })
  if (!member) return redirect(to('login', null, { return_url: to('adopt-panda') }), { status: 303, headers })
  return adopt({ member, owner, typed, network, genome, name: input.name, showsKeeper: input.shows })
}

type Adopting = {
  member: CurrentUser
  owner: Visitor
  typed: Typed
  network: string
  genome: string
  name: string
  showsKeeper: boolean
}

async function adopt({ member, owner, typed, network, genome, name, showsKeeper }: Adopting) {
  const waitS = await tries(member.id)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('tries', waitS), overLimit(waitS))
  const panda = await bringIn('adopted', { userId: member.id, genome, name, showsKeeper })
  if (!panda) return explain(member, typed, genome, name)
  await rows.removeCandidates(owner)
  const address = to('panda', { number: String(panda.number) })
  void lookOver({
    ...{ text: name, author: { member, network }, screen: 'adopt-panda' },
    thing: { kind: 'panda', thingId: String(panda.number), authorId: member.id, text: name, address },
  })
  return redirect(`${address}?hello=1`, 303)
}

/** Why nobody was adopted. */
async function explain(member: CurrentUser, typed: Typed, genome: string, name: string) {
  const adopted = await findAdopted(member.id)
  if (adopted) return redirect(to('panda', { number: String(adopted.number) }), 303)
  if (!(await isNameFree(toLookAlikeKey(name))))
    return refuse(typed, 'name', 'Another panda has this name, or one that looks like it. Please choose another.', 409)
  return (await findGenome(genome))
    ? refuse(typed, 'chosen', 'This one has just been adopted by somebody else. Please choose another.', 409)
    : refuse(typed, 'form', 'That did not work. Please try once more.', 409)
}
