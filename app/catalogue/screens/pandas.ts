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
    also: 'my pandas pet collectible avatar mascot member',
    category: 'Community',
    paths: ['/adopt-panda'],
  },
  'panda': {
    title: 'Panda',
    about: 'One panda: its portrait, its traits and how rare they are, and everybody who kept it.',
    category: 'Community',
    listed: false,
    paths: ['/pandas/:number'],
  },
  'panda-mint': {
    title: 'Mint a panda',
    about: 'Put a panda of yours on a chain, and see how far that is.',
    category: 'Community',
    access: 'member',
    listed: false,
    paths: ['/pandas/:number/mint'],
  },
  'panda-check': {
    title: 'Check a panda',
    about: 'Whether the picture of a panda is genuine, and how to bring one here from another site.',
    also: 'certificate verify signature authentic import visiting panda',
    category: 'Community',
    paths: ['/pandas/check'],
  },
  'panda-purchase': {
    title: 'More pandas',
    about: 'Add further pandas to the one you adopted.',
    category: 'Plans',
    access: 'member',
    paths: ['/panda-purchase'],
  },
} as const satisfies Screens
