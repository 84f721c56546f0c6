import type { Screens } from '../screen.ts'

export const community = {
  'connect': {
    title: 'Connect',
    category: 'Community',
    section: 'connect',
    paths: ['/connect', '/community'],
  },
  'directory': {
    title: 'Directory',
    category: 'Community',
    section: 'connect',
    paths: ['/connect/directory', '/Directory'],
  },
  'people': {
    title: 'People',
    category: 'Community',
    section: 'connect',
    paths: ['/People'],
  },
  'offerings': {
    title: 'Offerings',
    category: 'Community',
    section: 'connect',
    paths: ['/Offering'],
  },
  'pulse': {
    title: 'Pulse',
    category: 'Community',
    section: 'connect',
    paths: ['/connect/pulse', '/pulse'],
  },
  'ripples': {
    title: 'Ripples',
    category: 'Community',
    section: 'connect',
    paths: ['/ripples'],
  },
  'acknowledgements': {
    title: 'Acknowledgements',
    category: 'Community',
    section: 'connect',
    paths: ['/connect/acknowledgements', '/acknowledgements'],
  },
  'create': {
    title: 'Create',
    category: 'Community',
    section: 'create',
    paths: ['/create'],
  },
  'join': {
    title: 'Join',
    category: 'Community',
    section: 'create',
    paths: ['/create/join', '/join'],
  },
  'location': {
    title: 'Location',
    category: 'Community',
    listed: false,
    paths: ['/location/:id'],
  },
  'showcase': {
    title: 'Showcase',
    category: 'Community',
    section: 'connect',
    paths: ['/showcase'],
  },
} as const satisfies Screens
