import { to } from '#app/catalogue/to.ts'
import type { Ally } from '#app/kits/asking/conversation/allies/ally.ts'
import { builtInAllies } from '#app/kits/asking/conversation/allies/built-in-allies.ts'
import { listAllyRows } from '#app/kits/asking/conversation/allies/own-allies.store.server.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { areApart } from '#app/kits/members/ties/ties.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { countForks, findSeenAlly, listPublished, type AllyRow } from './codex.store.server.ts'
import { toPortrait, toVoice } from './portrait.ts'

const PER_PAGE = 24
const FIND_MAX_CHARS = 80

const houseId = ({ handle }: Ally) => handle
const toCard = ({ id, name, about, by }: { id: string; name: string; about: string; by: string | null }) => ({
  ...{ id, name, about, by, href: to('codex-ally', { allyId: id }) },
  portrait: toPortrait(id),
})

/** The allies of the house, those of the reader, and those that members published. */
export async function readCodex(request: Request) {
  const member = await findUser(request)
  const { searchParams } = new URL(request.url)
  const find = (searchParams.get('find') ?? '').trim().slice(0, FIND_MAX_CHARS)
  const before = readMoment(searchParams.get('before'))
  const word = fold(find)
  const fits = (...texts: string[]) => word === '' || texts.some((text) => fold(text).includes(word))
  const [own, published] = await Promise.all([
    member ? listAllyRows(member.id) : [],
    listPublished({ word: find, before, most: PER_PAGE + 1 }),
  ])
  const shown = published.slice(0, PER_PAGE)
  const met = await Promise.all(
    shown.map(async (one) => ({ one, isApart: await areApart(member?.id ?? null, one.ally.userId) })),
  )
  return {
    find,
    isMember: member !== null,
    house: builtInAllies
      .filter(({ name, goodFor, without }) => fits(name, goodFor, without))
      .map((ally) => toCard({ id: houseId(ally), name: ally.name, about: ally.goodFor, by: null })),
    own: own
      .filter(({ name, about }) => fits(name, about))
      .map(({ id, name, about, publishedAt }) => ({
        ...toCard({ id, name, about, by: null }),
        isPublished: publishedAt !== null,
      })),
    published: met.flatMap(({ one: { ally, name }, isApart }) =>
      isApart ? [] : [toCard({ id: ally.id, name: ally.name, about: ally.about, by: name })],
    ),
    next:
      published.length > PER_PAGE
        ? to('codex', null, { find, before: String(shown.at(-1)!.ally.publishedAt!.getTime()) })
        : null,
  }
}
export type CodexView = Awaited<ReturnType<typeof readCodex>>

function readMoment(mark: string | null): Date | null {
  const time = Number(mark)
  return mark && Number.isSafeInteger(time) && Math.abs(time) < 8.64e15 ? new Date(time) : null
}

export const findHouseAlly = (id: string): Ally | null => builtInAllies.find((ally) => houseId(ally) === id) ?? null
const GONE = 'There is no ally under this address.'

/** An ally that its reader may see; somebody else's only once it is published. */
export async function requireAlly(id: string, userId: string | null) {
  const found = id.length <= 64 ? await findSeenAlly(id, userId) : null
  if (!found || (await areApart(userId, found.ally.userId))) throw notFound(GONE)
  return found
}

/** One ally with its instructions in full, what it does without a model, and how it is called. */
export async function readAlly(request: Request, id: string) {
  const signedIn = await findSignedIn(request)
  const userId = signedIn?.row.id ?? null
  const viewer = toViewer(signedIn?.user ?? null)
  const house = findHouseAlly(id)
  const models = await listEngines(viewer, 'write')
  const common = {
    publisher: toPublisher(signedIn?.row ?? null),
    portrait: toPortrait(id),
    voice: toVoice(id),
    forks: await countForks(id),
  }
  const nameOf = (engineId: string | null) =>
    (models.find(({ engine }) => engine.id === engineId) ?? models[0])?.engine.label ?? null
  if (house)
    return {
      ...common,
      ...{ id, kind: 'house' as const, name: house.name, handle: house.handle, about: house.goodFor, by: null },
      ...{ without: house.without, example: house.example, instructions: house.system ?? '', engine: nameOf(null) },
      ...{ isOwn: false, isPublished: true, isHidden: false, readsMemories: false, from: null },
      calls: toCalls(house.key, house.example),
    }
  const { ally, name, handle } = await requireAlly(id, userId)
  const isOwn = ally.userId === userId
  return {
    ...common,
    ...{ id, kind: 'member' as const, name: ally.name, handle: ally.handle, about: ally.about, by: { name, handle } },
    ...{
      without: 'It needs a language model. Without one the built-in engines answer in its place, and say so.',
      example: '',
    },
    ...{ instructions: ally.instructions, engine: nameOf(ally.engineId), isOwn },
    ...{ isPublished: ally.publishedAt !== null, isHidden: ally.hiddenAt !== null, readsMemories: ally.readsMemories },
    from: await readOrigin(ally, userId),
    calls: isOwn ? toCalls(`ally:${ally.id}`, '') : null,
  }
}
export type AllyView = Awaited<ReturnType<typeof readAlly>>

const toCalls = (key: string, example: string) => ({
  summon: to('summon', null, { voice: key, q: example }),
  chat: to('chat', null, { voice: key, q: example }),
})

async function readOrigin({ forkedFrom }: AllyRow, userId: string | null) {
  if (!forkedFrom) return null
  const house = findHouseAlly(forkedFrom)
  if (house) return { name: house.name, href: to('codex-ally', { allyId: forkedFrom }) }
  const found = await findSeenAlly(forkedFrom, userId)
  return found ? { name: found.ally.name, href: to('codex-ally', { allyId: forkedFrom }) } : null
}
