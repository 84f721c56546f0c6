import type { Screens } from '../screen.ts'

export const nft = {
  'nft': {
    title: 'NFT hub',
    about: 'The gallery of pandas, each with its number, traits and owner.',
    category: 'Community',
    listed: false,
    paths: ['/nft'],
  },
  'nft-stats': {
    title: 'NFT stats',
    about: 'Owners, volume, floor price and history of the pandas.',
    category: 'Community',
    listed: false,
    paths: ['/nft/stats'],
  },
  'nft-offer': {
    title: 'Make an offer',
    about: "Offer a price for another member's panda, and answer what is offered for yours.",
    category: 'Community',
    access: 'member',
    listed: false,
    paths: ['/nft/make-offer'],
  },
  'nft-selling': {
    title: 'Sell a panda',
    about: 'List a panda of yours at a price or for an auction, and see what is sold.',
    category: 'Community',
    access: 'member',
    listed: false,
    paths: ['/nft/selling'],
  },
  'nft-give': {
    title: 'Give a panda',
    about: 'Give a panda of yours to another member, and take those that are given to you.',
    category: 'Community',
    access: 'member',
    listed: false,
    paths: ['/nft/give'],
  },
  'nft-marketplace': {
    title: 'NFT marketplace',
    about: 'Pandas whose owners listed them for sale.',
    category: 'Community',
    listed: false,
    paths: ['/nft-marketplace'],
  },
  'nft-listing': {
    title: 'A panda for sale',
    about: 'A panda that its keeper listed: its price or its auction, its traits and its history.',
    category: 'Community',
    listed: false,
    paths: ['/nft-marketplace/:listingId'],
  },
} as const satisfies Screens
