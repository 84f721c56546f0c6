import type { Screens } from '../screen.ts'

export const wallet = {
  'wallet-connect': {
    title: 'Connect a wallet',
    about: 'Link an Ethereum wallet you already have by signing a message.',
    category: 'Account',
    access: 'member',
    paths: ['/access/wallet-connect', '/wallet-connect-mobile'],
    variants: { '/wallet-connect-mobile': 'mobile' },
  },
  'wallet-setup': {
    title: 'Wallet setup',
    about: 'Choose between no wallet, one kept for you here, and one of your own.',
    category: 'Account',
    access: 'member',
    paths: ['/wallet-setup'],
  },
} as const satisfies Screens
