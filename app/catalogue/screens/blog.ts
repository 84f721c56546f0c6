import type { Screens } from '../screen.ts'

export const blog = {
  'blog': {
    title: 'Blog',
    about: 'Articles from the people who make and run this place.',
    category: 'Learn',
    paths: ['/blog'],
  },
  'blog-post': {
    title: 'Blog post',
    about: 'One article of the blog.',
    category: 'Learn',
    listed: false,
    paths: ['/blog/:slug'],
  },
  'channel-steward': {
    title: 'Channel steward',
    about: 'Plan, queue and schedule posts for a channel you care for.',
    category: 'Learn',
    access: 'member',
    paths: ['/channel-steward'],
  },
} as const satisfies Screens
