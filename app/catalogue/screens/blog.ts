import type { Screens } from '../screen.ts'

export const blog = {
  'blog': {
    title: 'Blog',
    category: 'Learn',
    paths: ['/blog'],
  },
  'blog-post': {
    title: 'Blog post',
    category: 'Learn',
    listed: false,
    paths: ['/blog/:slug'],
  },
  'channel-steward': {
    title: 'Channel steward',
    category: 'Learn',
    access: 'member',
    paths: ['/channel-steward'],
  },
} as const satisfies Screens
