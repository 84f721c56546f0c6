import { defineEventWords } from '#app/kits/foundation/audit/event-words.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { defineChecks } from '#app/kits/operations/health-checks/checks.server.ts'
import { clock } from '#app/platform/clock.ts'
import { removeExpired } from './connect/asks.store.server.ts'
import { walletChecks } from './wallet-checks.server.ts'

const DAY_MS = 86_400_000

defineChecks('wallets', walletChecks)
defineEventWords({
  'wallet.made': 'had a wallet made',
  'wallet.brought': 'brought a wallet by its backup words',
  'wallet.chosen': 'chose which wallet counts',
  'wallet.connected': 'connected a wallet',
  'wallet.disconnected': 'disconnected a wallet',
  'wallet.words-shown': 'looked at the backup words of a wallet',
  'wallet.signed': 'signed a text with a wallet that is kept here',
  'wallet.destroyed': 'had the key of a wallet destroyed',
})

/** Messages nobody signed and links nobody opened. */
export const sweepWalletAsks = defineSchedule({
  name: 'sweep-wallet-asks',
  everyMs: DAY_MS,
  isSweep: true,
  run: () => removeExpired(new Date(clock.now().getTime() - DAY_MS)),
})
