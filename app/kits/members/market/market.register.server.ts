import * as tables from '#app/database/tables/money/market.ts'
import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { defineOwnedTables } from '#app/kits/members/visitor/owned-tables.ts'
import './market-goods.server.ts'
import './payouts.server.ts'
import * as person from './person-market.store.server.ts'

defineEventWords({
  'payouts.exported': 'exported what sellers asked to be paid',
  'payout.paid': 'wrote down that a seller was paid',
  'order.refunded': 'gave an order back',
})
defineOwnedTables(tables.listingTrials)
definePersonalTables([
  {
    table: tables.listings,
    file: { name: 'listings.json', about: 'What you offer in the marketplace' },
    read: person.readListings,
    erase: person.eraseListings,
  },
  {
    table: tables.purchases,
    file: { name: 'purchases.json', about: 'What you bought or took in the marketplace' },
    read: person.readPurchases,
    erase: person.erasePurchases,
  },
  {
    table: tables.listingReviews,
    file: { name: 'listing-reviews.json', about: 'What you said of things you bought' },
    read: person.readReviews,
    erase: person.eraseReviews,
  },
  {
    table: tables.listingQuestions,
    file: { name: 'listing-questions.json', about: 'What you asked sellers' },
    read: person.readQuestions,
    erase: person.eraseQuestions,
  },
  {
    table: tables.listingTrials,
    file: { name: 'listing-trials.json', about: 'What you ran once in the marketplace before buying' },
    read: person.readTrials,
    erase: person.eraseTrials,
  },
  {
    table: tables.payouts,
    file: { name: 'payouts.json', about: 'What you asked to be paid, and what was' },
    read: person.readPayouts,
    erase: person.erasePayouts,
  },
])
defineNotices({
  'market.sold': {
    icon: 'store',
    label: 'Somebody took or bought something of yours',
    words: ({ who, subject }) => `${who} took “${subject}”`,
  },
  'market.question': {
    icon: 'store',
    label: 'Somebody asked about a listing of yours',
    words: ({ who, subject }) => `${who} asked about “${subject}”`,
  },
  'market.review': {
    icon: 'store',
    label: 'A buyer reviewed a listing of yours',
    words: ({ who, subject }) => `${who} reviewed “${subject}”`,
  },
  'market.answer': {
    icon: 'store',
    label: 'A seller answered you',
    words: ({ who, subject }) => `${who} answered you about “${subject}”`,
  },
  'market.delivered': {
    icon: 'store',
    label: 'A service you bought was delivered',
    words: ({ who, subject }) => `${who} says that “${subject}” is done`,
  },
})
