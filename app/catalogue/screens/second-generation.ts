import { PRODUCT_SLUG } from '../product.ts'
import type { Screens } from '../screen.ts'

export const secondGeneration = {
  'v2-home': {
    title: 'Studios',
    category: 'Multi-Model AI',
    paths: ['/v2', `/${PRODUCT_SLUG}-v2`],
  },
  'v2-query': {
    title: 'Research answer',
    category: 'Multi-Model AI',
    listed: false,
    paths: ['/v2/:query'],
  },
  'v2-workflow-builder': {
    title: 'Workflow builder',
    category: 'Code & Dev',
    paths: ['/v2/workflow-builder'],
  },
  'v2-document-intelligence': {
    title: 'Document intelligence',
    category: 'Multi-Model AI',
    paths: ['/v2/document-intelligence'],
  },
  'v2-research-assistant': {
    title: 'Research assistant',
    category: 'Multi-Model AI',
    paths: ['/v2/research-assistant'],
  },
  'v2-content-creation-studio': {
    title: 'Content creation studio',
    category: 'Visual & Creative',
    paths: ['/v2/content-creation-studio'],
  },
  'v2-business-intelligence': {
    title: 'Business intelligence',
    category: 'Business',
    paths: ['/v2/business-intelligence'],
  },
  'v2-code-architect': {
    title: 'Code architect',
    category: 'Code & Dev',
    paths: ['/v2/code-architect'],
  },
  'v2-vibe-coder': {
    title: 'Vibe coder',
    category: 'Code & Dev',
    paths: ['/v2/vibe-coder'],
  },
  'v2-ai-ecosystem': {
    title: 'AI ecosystem',
    category: 'Multi-Model AI',
    paths: ['/v2/ai-ecosystem'],
  },
  'v2-music-studio': {
    title: 'Music studio',
    category: 'Voice & Audio',
    paths: ['/v2/music-studio'],
  },
  'v2-dj': {
    title: 'AI DJ',
    category: 'Voice & Audio',
    paths: [`/v2/${PRODUCT_SLUG}-dj`, `/${PRODUCT_SLUG}-v2/dj`, `/${PRODUCT_SLUG}-v2/ai-dj`],
  },
  'memories': {
    title: 'Memories',
    category: 'Account',
    access: 'member',
    paths: [`/${PRODUCT_SLUG}-v2/memories`],
  },
  'stack': {
    title: 'Stack',
    category: 'Account',
    access: 'member',
    paths: [`/${PRODUCT_SLUG}-v2/stack`],
  },
} as const satisfies Screens
