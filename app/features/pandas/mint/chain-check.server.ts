import { compareTokens } from '#app/kits/members/pandas/tokens/token-check.server.ts'
import { failed, passed, skipped, type Check } from '#app/kits/operations/health-checks/check.ts'
import { ChainFault } from '#app/providers/chain/chain-fault.ts'

const FOLLOWS =
  'The ledger follows each minute. If this stays, compare what the network says with an explorer of the chain.'
const SETTINGS = 'Compare CHAIN_RPC_URL, CHAIN_ID, PANDA_CONTRACT and PANDA_MINTER_KEY.'

/** Who keeps a minted panda here is who has its token there. */
const chain: Check = {
  id: 'pandas:chain',
  group: 'Database',
  title: 'Minted pandas are with whom the chain and the ledger say',
  async run({ signal }) {
    try {
      const found = await compareTokens(signal)
      if ('isOff' in found) return skipped('No contract is configured, and nothing is minted.')
      if ('fault' in found) return failed(found.fault, FOLLOWS)
      const { compared } = found
      return passed(
        compared === 0 ? 'Nothing is minted yet.' : `${compared} minted pandas are with whom the chain says.`,
      )
    } catch (error) {
      if (error instanceof ChainFault) return failed(error.message, SETTINGS)
      throw error
    }
  },
}

export const chainChecks = (): Check[] => [chain]
