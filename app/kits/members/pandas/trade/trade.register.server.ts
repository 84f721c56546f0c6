import * as tables from '#app/database/tables/money/panda-trade.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { clock } from '#app/platform/clock.ts'
import { endAuctions } from './auctions.server.ts'
import { creditSellers } from './earnings.server.ts'
import { expireGifts } from './gifts.server.ts'
import { payBackDue } from './give-back.server.ts'
import { expireOffers } from './offers.server.ts'
import './partings.server.ts'
import * as person from './person-trade.store.server.ts'
import './trade-goods.server.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Brings to its end what is over: auctions, offers and gifts, and money that is to go back. */
defineSchedule({
  name: 'panda-trade',
  everyMs: MINUTE_MS,
  async run() {
    const now = clock.now()
    await endAuctions(now)
    await expireOffers(now)
    await expireGifts(now)
    await payBackDue()
  },
})
defineSchedule({ name: 'panda-earnings', everyMs: HOUR_MS, run: () => creditSellers(clock.now()) })

definePersonalTables([
  {
    table: tables.pandaOffers,
    file: { name: 'panda-offers.json', about: 'What you offered and bid for pandas, and what was offered to you' },
    read: person.readOffers,
    erase: person.eraseOffers,
  },
  {
    table: tables.pandaListings,
    file: { name: 'panda-listings.json', about: 'The pandas you listed for sale' },
    read: person.readListings,
    erase: person.eraseListings,
  },
  {
    table: tables.pandaGifts,
    file: { name: 'panda-gifts.json', about: 'Pandas you gave, or were given' },
    read: person.readGifts,
    erase: person.eraseGifts,
  },
])
defineNotices({
  'panda.offer': {
    icon: 'heart',
    label: 'Somebody made an offer for a panda of yours',
    words: ({ who, subject }) => `${who} made an offer for ${subject}`,
  },
  'panda.bid': {
    icon: 'heart',
    label: 'Somebody bid for a panda of yours',
    words: ({ who, subject }) => `${who} bid for ${subject}`,
  },
  'panda.sold': {
    icon: 'heart',
    label: 'A panda of yours was sold',
    words: ({ who, subject }) => `${subject} was sold to ${who}`,
    isAlways: true,
  },
  'panda.yours': {
    icon: 'heart',
    label: 'A panda you offered or bid for is yours',
    words: ({ subject }) => `${subject} is yours now`,
    isAlways: true,
  },
  'panda.outbid': {
    icon: 'heart',
    label: 'Somebody bid more than you',
    words: ({ subject }) => `Somebody bid more for ${subject}: your money goes back to you`,
  },
  'panda.refused': {
    icon: 'heart',
    label: 'An offer of yours was not taken',
    words: ({ subject }) => `Your offer for ${subject} was not taken: your money goes back to you`,
  },
  'panda.offer-ended': {
    icon: 'heart',
    label: 'An offer or bid of yours ended',
    words: ({ subject }) => `What you offered for ${subject} ended: your money goes back to you`,
  },
  'panda.unsold': {
    icon: 'heart',
    label: 'An auction of yours ended without a sale',
    words: ({ subject }) => `The auction of ${subject} ended without a sale`,
  },
  'panda.gift': {
    icon: 'heart',
    label: 'Somebody wants to give you a panda',
    words: ({ who, subject }) => `${who} wants to give you ${subject}`,
  },
  'panda.gift-taken': {
    icon: 'heart',
    label: 'A panda you gave was taken',
    words: ({ who, subject }) => `${who} took ${subject}: it is theirs now`,
  },
  'panda.gift-over': {
    icon: 'heart',
    label: 'A gift was declined or taken back',
    words: ({ who, subject }) => `${who} ended the gift of ${subject}: it stays where it was`,
  },
})
