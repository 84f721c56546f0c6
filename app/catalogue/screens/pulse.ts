import type { Screens } from '../screen.ts'

export const pulse = {
  'pulse': {
    title: 'Pulse',
    about: 'What the community says: posts with pictures and polls, replies, and what groups that differ agree on.',
    also: 'feed posts timeline social topics hashtags polls',
    category: 'Community',
    section: 'connect',
    tab: 5,
    paths: ['/connect/pulse', '/pulse'],
  },
  'ripples': {
    title: 'Ripples',
    about: 'How a kindness or a share spread, and who passed it on.',
    also: 'share boost repost spread tree',
    category: 'Community',
    section: 'connect',
    tab: 6,
    paths: ['/ripples'],
  },
  'acknowledgements': {
    title: 'Acknowledgements',
    about: 'Thanks from one member to another, shown on the profile of whoever earned them.',
    category: 'Community',
    section: 'connect',
    tab: 7,
    paths: ['/connect/acknowledgements', '/acknowledgements'],
  },
  'create': {
    title: 'Create',
    about: 'Everything you can start here, from a picture to a business.',
    category: 'Community',
    section: 'create',
    tab: 1,
    paths: ['/create'],
  },
  'showcase': {
    title: 'Showcase',
    about: 'Work that members published here, chosen to be seen.',
    category: 'Community',
    section: 'connect',
    tab: 8,
    paths: ['/showcase'],
  },
} as const satisfies Screens
