import { to } from '#app/catalogue/to.ts'
import { findKeeperId, findPanda } from '#app/kits/members/pandas/pandas.store.server.ts'
import { acceptGift, endGift, offerGift } from '#app/kits/members/pandas/trade/gifts.server.ts'
import { listTiesBetween } from '#app/kits/members/ties/ties.store.server.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { giftInputs, type GiftInput } from '../nft.inputs.ts'
import { findTrader, returnForm, spend, type Answered } from '../trader.server.ts'
import { findLookAlike } from './look-alikes.store.server.ts'

type Giver = Awaited<ReturnType<typeof findTrader>>
const ends = {
  take: { title: 'It is yours now', description: 'It rests a day with you before it can go on.' },
  decline: { title: 'Declined', description: 'The panda stays where it is.' },
  'take-back': { title: 'Taken back', description: 'The panda stays with you.' },
} as const

/** A form on the page of gifts: a panda is given, taken, declined or taken back. */
export async function actOnGifts(request: Request): Answered {
  const giver = await findTrader(request)
  const form = await readForm(request, giftInputs)
  if (form.problem) return returnForm(form.problem)
  const { input, typed } = form
  if (input.act === 'give') return give(giver, input, typed)
  if (input.act === 'take' && giver.problem) return refuse(typed, 'gift', giver.problem, 403)
  const how = input.act === 'decline' ? 'refused' : 'taken-back'
  const ended = input.act === 'take' ? await acceptGift(input.gift, giver.id) : await endGift(input.gift, giver.id, how)
  if (!ended) throw notFound('There is no such gift.')
  if ('refused' in ended) return refuse(typed, 'gift', ended.refused, 409)
  return redirectWithFlash(to('nft-give'), ends[input.act])
}

const NOT_YOURS = 'There is no such panda of yours.'

async function give({ id, row, problem }: Giver, input: Extract<GiftInput, { act: 'give' }>, typed: Typed): Answered {
  if (problem) return refuse(typed, 'handle', problem, 403)
  const panda = await findPanda(input.panda)
  if (!panda || (await findKeeperId(panda.keeper)) !== id) throw notFound(NOT_YOURS)
  const spent = await spend(id, 'gifts', typed, 'handle')
  if (spent) return spent
  const member = await findMemberByHandle(input.handle.replace(/^@/, ''), row)
  if (!member) return refuse(typed, 'handle', 'There is no member of this name to give it to.', 404)
  const alike = await findAlike(id, member)
  if (alike)
    return refuse(
      typed,
      'handle',
      `Another member, @${alike}, has a name that looks like this one. Follow the one you mean first, so that it goes to nobody else.`,
      409,
    )
  const given = await offerGift(id, input.panda, member.id)
  if (!given) throw notFound(NOT_YOURS)
  if ('refused' in given) return refuse(typed, 'panda', given.refused, 409)
  return redirectWithFlash(to('nft-give'), {
    title: `${panda.name} waits for ${member.name}`,
    description: 'It is theirs once they take it. Until then you can take it back.',
  })
}

/** A name that is taken for another is refused, unless the giver follows this very member. */
async function findAlike(giverId: string, { id, handle }: { id: string; handle: string }): Promise<string | null> {
  if (id === giverId) return null
  const alike = await findLookAlike(handle)
  return alike && !(await listTiesBetween(giverId, id)).has('follow') ? alike : null
}
