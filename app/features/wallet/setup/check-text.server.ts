import { readAddress } from '#app/engines/ethereum/address.server.ts'
import { verifySignature, type Verdict } from '#app/kits/members/wallets/wallets.server.ts'
import { configuredChain } from '#app/providers/chain/chain.server.ts'
import { ADDRESS_FAULTS } from '../address-faults.ts'

export type Checked = { verdict: Verdict; address: string; canAskContracts: boolean }
type Fault = { fault: { field: string; message: string } }

/** Whether an address signed a text. */
export async function checkText(said: { address: string; text: string; signature: string }): Promise<Checked | Fault> {
  const read = await readAddress(said.address)
  if ('fault' in read) return { fault: { field: 'address', message: ADDRESS_FAULTS[read.fault] } }
  const { address } = read
  const verdict = await verifySignature({ address, message: said.text, signature: said.signature })
  return { verdict, address, canAskContracts: configuredChain() !== null }
}
