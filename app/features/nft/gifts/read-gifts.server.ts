import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { REST_HOURS } from '#app/kits/members/pandas/keeping.server.ts'
import { findMark, listKept, listNames } from '#app/kits/members/pandas/pandas.store.server.ts'
import { listLiveTokens } from '#app/kits/members/pandas/tokens/tokens.store.server.ts'
import { listGiftsOf, type GiftRow } from '#app/kits/members/pandas/trade/gifts.store.server.ts'
import { GIFT_DAYS } from '#app/kits/members/pandas/trade/trade.limits.ts'
import { clock } from '#app/platform/clock.ts'
import { toMomentWords } from '../moments.ts'
import { toPandaCard } from '../panda-card.ts'
import { listMembers } from './gift-members.store.server.ts'

const MOST_PANDAS = 60
const MOST_GIFTS = 60

/** The pandas a member could give, and the gifts from and to them. */
export async function readGifts(request: Request) {
  const member = await requireMember(request)
  const query = new URL(request.url).searchParams
  const mark = await findMark(member.id)
  const [kept, gifts] = await Promise.all([mark ? listKept(mark, MOST_PANDAS) : [], listGiftsOf(member.id, MOST_GIFTS)])
  const pandas = new Map((await listNames(gifts.map(({ panda }) => panda))).map((one) => [one.number, one]))
  const others = new Map(
    (await listMembers(gifts.flatMap(({ fromId, toId }) => [fromId, toId]))).map((one) => [one.id, one]),
  )
  for (const number of pandas.keys()) await readNoticesAbout(member.id, `panda:${number}`)
  const minted = await listLiveTokens(kept.map(({ number }) => number))
  const now = clock.now()
  return {
    chosen: query.get('panda') ?? '',
    handle: (query.get('to') ?? '').slice(0, 100),
    days: GIFT_DAYS,
    restHours: REST_HOURS,
    pandas: kept
      .filter(({ number, home, restsUntil }) => {
        return home === null && !minted.has(number) && (restsUntil === null || restsUntil <= now)
      })
      .map(({ number, name }) => ({ number, name })),
    resting: kept.filter(({ restsUntil }) => restsUntil !== null && restsUntil > now).length,
    gifts: gifts.flatMap((gift) => {
      const panda = pandas.get(gift.panda)
      const other = others.get(gift.fromId === member.id ? gift.toId : gift.fromId)
      return panda ? [toLine(gift, toPandaCard(panda), other ?? null, member.id)] : []
    }),
  }
}
export type GiftsView = Awaited<ReturnType<typeof readGifts>>

const stateWords: Record<GiftRow['state'], string> = {
  'open': 'Waits to be taken',
  'accepted': 'Taken',
  'refused': 'Declined',
  'taken-back': 'Taken back',
  'expired': 'Not taken in time',
  'void': 'Ended with the panda’s way on',
}

type Other = { name: string; handle: string } | null

const toLine = (
  { id, fromId, state, createdAt, expiresAt }: GiftRow,
  panda: ReturnType<typeof toPandaCard>,
  other: Other,
  userId: string,
) => {
  const isOver = state === 'open' && expiresAt <= clock.now()
  return {
    ...{ id, panda, other, isFromYou: fromId === userId },
    isOpen: state === 'open' && !isOver,
    words: isOver ? stateWords.expired : stateWords[state],
    made: toMomentWords(createdAt),
    until: toMomentWords(expiresAt),
  }
}
export type GiftLine = GiftsView['gifts'][number]
