import type { ScreenId } from '#app/catalogue/screens.ts'
import type { WaitingWords } from '../waiting-words.ts'

export const nft = {
  nft: {
    lead: 'The hub of the panda collection: every adopted panda with its number, its traits and the portrait drawn from them.',
    points: [
      'Browse the gallery and filter the pandas by the traits they carry.',
      'Open a panda and read who has looked after it, from its first owner on.',
      'Check any transfer in the ledger, where a panda never has two owners.',
    ],
    meanwhile: { say: 'Who these pandas are is explained on a page that works today.', screen: 'about-pandas' },
    pose: 'paint',
  },
  'nft-stats': {
    lead: 'The figures of the collection will stand here, counted from the ledger each time you look and never estimated.',
    points: [
      'See how many owners there are, how many pandas have moved, and the current floor.',
      'Follow the volume over the weeks on a chart, with the same numbers in a table.',
      'Go from any figure to the transfers that it was added up from.',
    ],
    meanwhile: null,
    pose: 'reading',
  },
  'nft-offer': {
    lead: 'Here you will put an offer to the owner of a panda, with its terms written out before it is sent.',
    points: [
      'Name the panda, the amount and the day on which your offer lapses.',
      'Take an offer back for as long as the owner has not accepted it.',
      'Accept or refuse the offers that other members make for a panda of yours.',
    ],
    meanwhile: { say: 'You can read about pandas first. No offer can be made here yet.', screen: 'about-pandas' },
    pose: 'idle',
  },
  'nft-marketplace': {
    lead: 'Pandas that their owners wish to pass on will be listed here, each with its price and its whole history.',
    points: [
      'Search the listings by trait, number or price.',
      'List a panda you own, change its price or take it down again.',
      'Buy at the listed price or make an offer, and see the transfer in the ledger.',
    ],
    meanwhile: { say: 'Nothing is for sale yet, but the pandas can be met.', screen: 'about-pandas' },
    pose: 'idle',
  },
} satisfies Partial<Record<ScreenId, WaitingWords>>
