import { PRODUCT_SLUG } from '../product.ts'
import type { Screens } from '../screen.ts'

export const quests = {
  'codex': {
    title: 'Codex',
    about: 'The allies you can call: who they are, what they can do and how to summon them.',
    category: 'Multi-Model AI',
    paths: [`/${PRODUCT_SLUG}-v2/codex`],
  },
  'codex-ally': {
    title: 'Ally',
    about: 'One ally with its character, skills and instructions.',
    category: 'Multi-Model AI',
    listed: false,
    paths: [`/${PRODUCT_SLUG}-v2/codex/:allyId`],
  },
  'quests': {
    title: 'Quests',
    about: 'Guided goals whose steps are checked off by what you really did.',
    category: 'Learn',
    paths: [`/${PRODUCT_SLUG}-v2/quests`],
  },
  'quest': {
    title: 'Quest',
    about: 'One quest with its steps and how far you are.',
    category: 'Learn',
    listed: false,
    paths: [`/${PRODUCT_SLUG}-v2/quests/:questId`],
  },
  'scroll': {
    title: 'Scroll',
    about: 'A piece of writing that a quest unlocks.',
    category: 'Learn',
    listed: false,
    paths: [`/${PRODUCT_SLUG}-v2/scrolls/:scrollId`],
  },
  'invites': {
    title: 'Invites',
    about: 'Your invite codes, who joined with them and what that earned.',
    category: 'Community',
    access: 'member',
    paths: [`/${PRODUCT_SLUG}-v2/invites`],
  },
  'invite': {
    title: 'Invitation',
    about: 'An invitation from a member, with the way to accept it.',
    category: 'Community',
    listed: false,
    paths: [`/${PRODUCT_SLUG}-v2/invite/:inviteCode`],
  },
  'stack': {
    title: 'Stack',
    about: 'The tools and engines you chose for yourself, ready to share.',
    category: 'Account',
    access: 'member',
    paths: [`/${PRODUCT_SLUG}-v2/stack`],
  },
} as const satisfies Screens
