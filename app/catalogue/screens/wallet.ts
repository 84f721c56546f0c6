import type { Screens } from '../screen.ts'

export const wallet = {
  'wallet-connect': {
    title: 'Connect a wallet',
    category: 'Account',
    access: 'member',
    paths: ['/access/wallet-connect', '/wallet-connect-mobile'],
    variants: { '/wallet-connect-mobile': 'mobile' },
  },
  'wallet-setup': {
    title: 'Wallet setup',
    category: 'Account',
    access: 'member',
    paths: ['/wallet-setup'],
  },
} as const satisfies Screens
