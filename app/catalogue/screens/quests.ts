import { PRODUCT_SLUG } from '../product.ts'
import type { Screens } from '../screen.ts'

export const quests = {
  'codex': {
    title: 'Codex',
    category: 'Multi-Model AI',
    paths: [`/${PRODUCT_SLUG}-v2/codex`],
  },
  'codex-ally': {
    title: 'Ally',
    category: 'Multi-Model AI',
    listed: false,
    paths: [`/${PRODUCT_SLUG}-v2/codex/:allyId`],
  },
  'quests': {
    title: 'Quests',
    category: 'Learn',
    paths: [`/${PRODUCT_SLUG}-v2/quests`],
  },
  'quest': {
    title: 'Quest',
    category: 'Learn',
    listed: false,
    paths: [`/${PRODUCT_SLUG}-v2/quests/:questId`],
  },
  'scroll': {
    title: 'Scroll',
    category: 'Learn',
    listed: false,
    paths: [`/${PRODUCT_SLUG}-v2/scrolls/:scrollId`],
  },
  'invites': {
    title: 'Invites',
    category: 'Community',
    access: 'member',
    paths: [`/${PRODUCT_SLUG}-v2/invites`],
  },
  'invite': {
    title: 'Invitation',
    category: 'Community',
    listed: false,
    paths: [`/${PRODUCT_SLUG}-v2/invite/:inviteCode`],
  },
} as const satisfies Screens
