import type { Screens } from '../screen.ts'

export const nft = {
  'nft': {
    title: 'NFT hub',
    category: 'Community',
    listed: false,
    paths: ['/nft'],
  },
  'nft-stats': {
    title: 'NFT stats',
    category: 'Community',
    listed: false,
    paths: ['/nft/stats'],
  },
  'nft-offer': {
    title: 'Make an offer',
    category: 'Community',
    access: 'member',
    listed: false,
    paths: ['/nft/make-offer'],
  },
  'nft-marketplace': {
    title: 'NFT marketplace',
    category: 'Community',
    listed: false,
    paths: ['/nft-marketplace'],
  },
} as const satisfies Screens
