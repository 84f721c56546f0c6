import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { toRarity } from '#app/engines/panda-genome/families.ts'
import { describeGenome, listTraits, readGenome } from '#app/engines/panda-genome/genome.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readChainMark } from '#app/kits/members/pandas/chain-mark.ts'
import { toPandaFile, toPortrait } from '#app/kits/members/pandas/addresses.ts'
import { readHistory } from '#app/kits/members/pandas/history.server.ts'
import { HOUSE } from '#app/kits/members/pandas/house.ts'
import { toMoneyText } from '#app/engines/money/amount.ts'
import { findOpenListing } from '#app/kits/members/pandas/trade/listings.store.server.ts'
import { findKeeperId, findPanda, listKeepers, type PandaRow } from '#app/kits/members/pandas/pandas.store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { readChainPart } from './mint/read-mint.server.ts'
import { readDeeds } from './deeds.store.server.ts'

export const NO_PANDA = 'There is no panda with this number here.'
const NUMBER = /^[1-9]\d{0,9}$/

/** A panda as somebody may see it; 404 for who may not: hidden ones, and those of members who are not shown to others yet. */
export async function findShownPanda(number: string, viewer: CurrentUser | null) {
  const panda = NUMBER.test(number) ? await findPanda(Number(number)) : null
  if (!panda) throw notFound(NO_PANDA)
  const keeperId = await findKeeperId(panda.keeper)
  const isOwn = viewer !== null && keeperId === viewer.id
  if (!isOwn && !viewer?.isAdmin && !(await isShown(panda))) throw notFound(NO_PANDA)
  return { panda, isOwn, keeperId }
}

const isShown = async ({ hiddenAt, keeper }: PandaRow): Promise<boolean> =>
  hiddenAt === null && (keeper === HOUSE || readChainMark(keeper) !== null || (await listKeepers([keeper])).length > 0)

/** The page of a panda. */
export async function readPanda(request: Request, number: string) {
  const viewer = await findUser(request)
  const { panda, isOwn } = await findShownPanda(number, viewer)
  const genome = readGenome(panda.genome)!
  const history = await readHistory(panda, viewer?.id ?? null)
  const listing = await findOpenListing(panda.number)
  const now = clock.now()
  return {
    number: panda.number,
    name: panda.name,
    origin: panda.origin,
    home: panda.home ? panda.home.split(' ')[0]! : null,
    portrait: toPortrait(panda.genome),
    about: describeGenome(genome),
    genome: panda.genome,
    traits: listTraits(genome).map(({ family, trait }) => ({
      family: family.name,
      name: trait.name,
      ...toRarity(trait),
    })),
    history: history.map(({ hash, ...entry }) => ({ ...entry, mark: hash.slice(0, 12) })),
    deeds: await readDeeds(panda, history),
    greeting: new URL(request.url).searchParams.has('hello') && isOwn ? toGreeting(panda, genome.traits.mood) : null,
    isOwn,
    isHidden: panda.hiddenAt !== null,
    isMember: viewer !== null,
    showsKeeper: panda.showsKeeper,
    takesOffers: panda.takesOffers && panda.home === null,
    ...(await readChainPart(panda, isOwn)),
    listing:
      listing && listing.hiddenAt === null
        ? { id: listing.id, kind: listing.kind, price: toMoneyText(listing.asks, listing.currency) }
        : null,
    restsUntil: panda.restsUntil && panda.restsUntil > now ? panda.restsUntil.toISOString() : null,
    files: {
      svg: toPandaFile(panda.number, 'panda.svg'),
      png: toPandaFile(panda.number, 'panda.png'),
      travel: isOwn && panda.home === null ? toPandaFile(panda.number, 'travel.svg') : null,
      key: allEndpoints['university/certificate-key'],
    },
    canonicalPath: to('panda', { number: String(panda.number) }),
  }
}
export type PandaView = Awaited<ReturnType<typeof readPanda>>

/** What it says first, by its mood. */
function toGreeting({ name, number }: PandaRow, mood: number): string {
  const first = [
    'I am in no hurry. Sit down with me for a while.',
    'What a good day this is! Let us begin at once.',
    'I have so many questions. What do you do here?',
    'I hear a tune already. Hum along whenever you like.',
    'I am so glad it is you.',
    'I may nod off now and then. I listen all the same.',
    'Whatever comes, I am with you.',
  ][mood]
  return `Hello, I am ${name}, panda number ${number} of this site. ${first ?? ''}`
}
