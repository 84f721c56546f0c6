import * as tables from '#app/database/tables/money/panda-tokens.ts'
import { defineSchedule } from '#app/kits/foundation/jobs/schedules.server.ts'
import { defineNotices } from '#app/kits/members/notices/notice-kinds.ts'
import { defineImpersonalTables, definePersonalTables } from '#app/kits/members/personal-data/personal-tables.server.ts'
import { log } from '#app/platform/log.server.ts'
import { ChainFault } from '#app/providers/chain/chain-fault.ts'
import { followChain, matchAddresses, resumeMinting } from './follow-chain.server.ts'
import './mint-job.server.ts'
import * as person from './person-tokens.store.server.ts'

const MINUTE_MS = 60_000

/** Goes on with what is being minted, and follows what moves on the chain. */
defineSchedule({
  name: 'panda-chain',
  everyMs: MINUTE_MS,
  async run(signal) {
    await resumeMinting()
    await matchAddresses()
    try {
      await followChain(signal)
    } catch (error) {
      if (!(error instanceof ChainFault)) throw error
      log.warn({ why: error.why }, 'the chain of the pandas could not be followed')
    }
  },
})

definePersonalTables([
  {
    table: tables.pandaTokens,
    file: { name: 'panda-tokens.json', about: 'The pandas you had minted on a chain' },
    read: person.readTokens,
    erase: person.forgetMinter,
  },
])
defineImpersonalTables(tables.pandaChains)
defineNotices({
  'panda.minted': {
    icon: 'heart',
    label: 'A panda of yours was minted',
    words: ({ subject }) => `${subject} is minted: it stands on the chain now`,
    isAlways: true,
  },
  'panda.not-minted': {
    icon: 'heart',
    label: 'A panda of yours could not be minted',
    words: ({ subject }) => `${subject} could not be minted, and stays as it was`,
    isAlways: true,
  },
})
