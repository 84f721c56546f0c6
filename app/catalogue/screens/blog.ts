import type { Screens } from '../screen.ts'

export const blog = {
  'blog': {
    title: 'Blog',
    about: 'Articles from the people who make and run this place.',
    also: 'articles news posts',
    category: 'Learn',
    paths: ['/blog'],
    menu: { place: 3, icon: 'newspaper', line: 'What changed here, and why.' },
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
