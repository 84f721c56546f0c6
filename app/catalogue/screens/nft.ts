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
    about: "Offer a price for another member's panda.",
    category: 'Community',
    access: 'member',
    listed: false,
    paths: ['/nft/make-offer'],
  },
  'nft-marketplace': {
    title: 'NFT marketplace',
    about: 'Pandas whose owners listed them for sale.',
    category: 'Community',
    listed: false,
    paths: ['/nft-marketplace'],
  },
} as const satisfies Screens
