import type { Screens } from '../screen.ts'

export const marketplace = {
  'marketplace': {
    title: 'Marketplace',
    about: 'Prompts, templates and services that members offer each other, free or for a price.',
    also: 'buy, sell, shop, market, listings, stall',
    category: 'Community',
    paths: ['/marketplace/:section?'],
  },
  'market-listing': {
    title: 'Listing',
    about: 'One thing that a member offers in the marketplace.',
    category: 'Community',
    listed: false,
    paths: ['/marketplace/listing/:listingId'],
  },
  'market-selling': {
    title: 'Selling',
    about: 'What you offer in the marketplace, who took it and what you earned.',
    also: 'sell, list, seller, earnings, payout',
    category: 'Community',
    access: 'member',
    listed: false,
    paths: ['/marketplace/selling'],
  },
  'market-bought': {
    title: 'Your purchases',
    about: 'What you bought or took in the marketplace.',
    also: 'bought, orders, refund',
    category: 'Community',
    access: 'member',
    listed: false,
    paths: ['/marketplace/purchases'],
  },
} as const satisfies Screens
