import { PRODUCT_SLUG } from '../product.ts'
import type { Screens } from '../screen.ts'

export const dj = {
  'v2-dj': {
    title: 'AI DJ',
    about: 'Mix tracks on two decks, or have a set ordered by tempo and key and joined on the beat.',
    also: 'mix bpm beat tempo key camelot crossfade set list radio automix',
    category: 'Voice & Audio',
    paths: [`/v2/${PRODUCT_SLUG}-dj`, `/${PRODUCT_SLUG}-v2/dj`, `/${PRODUCT_SLUG}-v2/ai-dj`],
    menu: { place: 6, icon: 'disc-3', line: 'Two decks, one steady beat.' },
  },
  'dj-shared': {
    title: 'Shared mix',
    about: 'A mix that someone shared by link.',
    category: 'Voice & Audio',
    listed: false,
    paths: [`/v2/${PRODUCT_SLUG}-dj/shared/:id`],
  },
} as const satisfies Screens
