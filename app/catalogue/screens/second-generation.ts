import { PRODUCT_SLUG } from '../product.ts'
import type { Screens } from '../screen.ts'

export const secondGeneration = {
  'v2-home': {
    title: 'Studios',
    about: 'One box that answers as research, and the door to every studio.',
    category: 'Multi-Model AI',
    paths: ['/v2', `/${PRODUCT_SLUG}-v2`],
  },
  'v2-query': {
    title: 'Research answer',
    about: 'One question answered as research, in sections with sources.',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/v2/:query'],
  },
  'v2-workflow-builder': {
    title: 'Workflow builder',
    about: 'Connect tools into a workflow that runs by hand, on a schedule or on a call from outside.',
    category: 'Code & Dev',
    paths: ['/v2/workflow-builder'],
    menu: { place: 5, icon: 'workflow', line: 'Steps that run by themselves.' },
  },
  'v2-research-assistant': {
    title: 'Research assistant',
    about: 'Plan a question, gather sources and notes, and end with a cited report.',
    category: 'Multi-Model AI',
    paths: ['/v2/research-assistant'],
  },
  'v2-content-creation-studio': {
    title: 'Content creation studio',
    about: 'Turn one brief into many formats at once.',
    category: 'Visual & Creative',
    paths: ['/v2/content-creation-studio'],
  },
  'v2-code-architect': {
    title: 'Code architect',
    about: 'Upload a repository and get its map, its dependencies and a review.',
    category: 'Code & Dev',
    paths: ['/v2/code-architect'],
    menu: { place: 6, icon: 'folder-tree', line: 'A map of your code.' },
  },
  'v2-vibe-coder': {
    title: 'Vibe coder',
    about: 'Talk a small app into being, one wish at a time.',
    category: 'Code & Dev',
    paths: ['/v2/vibe-coder'],
  },
  'v2-ai-ecosystem': {
    title: 'AI ecosystem',
    about: 'A live map of the engines and tools here, and how they connect.',
    category: 'Multi-Model AI',
    paths: ['/v2/ai-ecosystem'],
  },
  'v2-music-studio': {
    title: 'Music studio',
    about: 'Make music from patterns, chords and instruments, and export it.',
    category: 'Voice & Audio',
    paths: ['/v2/music-studio'],
    menu: { place: 5, icon: 'music', line: 'Patterns, chords and instruments.' },
  },
  'v2-dj': {
    title: 'AI DJ',
    about: 'Mix two tracks on two decks, by hand or automatically.',
    category: 'Voice & Audio',
    paths: [`/v2/${PRODUCT_SLUG}-dj`, `/${PRODUCT_SLUG}-v2/dj`, `/${PRODUCT_SLUG}-v2/ai-dj`],
    menu: { place: 6, icon: 'disc-3', line: 'Two decks, one steady beat.' },
  },
  'memories': {
    title: 'Memories',
    about: 'What you let the assistant remember about you, to view, edit or forget.',
    category: 'Account',
    access: 'member',
    paths: [`/${PRODUCT_SLUG}-v2/memories`],
  },
  'stack': {
    title: 'Stack',
    about: 'The tools and engines you chose for yourself, ready to share.',
    category: 'Account',
    access: 'member',
    paths: [`/${PRODUCT_SLUG}-v2/stack`],
  },
} as const satisfies Screens
