import type { Screens } from '../screen.ts'

export const pandas = {
  'about-pandas': {
    title: 'About pandas',
    category: 'About',
    paths: ['/about-pandas'],
  },
  'adopt-panda': {
    title: 'Adopt a panda',
    category: 'Community',
    paths: ['/adopt-panda'],
  },
  'panda-purchase': {
    title: 'More pandas',
    category: 'Plans',
    access: 'member',
    paths: ['/panda-purchase'],
  },
} as const satisfies Screens
