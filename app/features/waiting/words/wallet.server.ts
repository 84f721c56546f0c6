import type { WaitingWordsOf } from '../waiting-words.ts'

export const wallet = {
  'wallet-connect': {
    lead: 'Links an Ethereum wallet you already own. You sign a message that proves it is yours, and nothing is paid.',
    points: [
      'Pick from the wallets that your browser offers by itself.',
      'Read which site asks and what you sign, before you sign it.',
      'See the connected address on your account page afterwards.',
    ],
    meanwhile: null,
    pose: 'idle',
  },
  'wallet-setup': {
    lead: 'Helps you decide whether you want a wallet at all. None is a fine answer.',
    points: [
      'Have a wallet made and kept here, with its key stored encrypted.',
      'Export that key whenever you want to keep the wallet yourself.',
      'Connect a wallet you already have, instead of getting a new one.',
    ],
    meanwhile: null,
    pose: 'idle',
  },
} satisfies WaitingWordsOf
