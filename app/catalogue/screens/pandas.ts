import type { Screens } from '../screen.ts'

export const pandas = {
  'about-pandas': {
    title: 'About pandas',
    about: 'What giant pandas are like, and why one greets you here.',
    category: 'About',
    paths: ['/about-pandas'],
  },
  'adopt-panda': {
    title: 'Adopt a panda',
    about: 'Name a panda of your own, free of charge, and become a Panda Member.',
    category: 'Community',
    paths: ['/adopt-panda'],
  },
  'panda-purchase': {
    title: 'More pandas',
    about: 'Add further pandas to the one you adopted.',
    category: 'Plans',
    access: 'member',
    paths: ['/panda-purchase'],
  },
} as const satisfies Screens
