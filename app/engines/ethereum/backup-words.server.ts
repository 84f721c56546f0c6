import type { LocalAccount } from 'viem/accounts'

/** The path of the first account that every wallet of Ethereum opens (BIP-44). */
export const FIRST_ACCOUNT = "m/44'/60'/0'/0/0"
const STRENGTH_BITS = 128

const load = async () => {
  const [words, { wordlist }, { HDKey }, { privateKeyToAccount }] = await Promise.all([
    import('@scure/bip39'),
    import('@scure/bip39/wordlists/english.js'),
    import('@scure/bip32'),
    import('viem/accounts'),
  ])
  return { ...words, wordlist, HDKey, privateKeyToAccount }
}

/** Twelve new backup words (BIP-39), from the random source of the system. */
export async function makeWords(): Promise<string> {
  const { generateMnemonic, wordlist } = await load()
  return generateMnemonic(wordlist, STRENGTH_BITS)
}

/** Whether these are backup words whose checksum is right. */
export async function areWords(words: string): Promise<boolean> {
  const { validateMnemonic, wordlist } = await load()
  return validateMnemonic(words, wordlist)
}

/** The account that backup words stand for. It can sign; whoever holds it holds what the address owns. */
export async function toAccount(words: string): Promise<LocalAccount> {
  const { mnemonicToSeedWebcrypto, HDKey, privateKeyToAccount } = await load()
  const seed = await mnemonicToSeedWebcrypto(words)
  const { privateKey } = HDKey.fromMasterSeed(seed).derive(FIRST_ACCOUNT)
  if (!privateKey) throw new Error('no key came of the words')
  return privateKeyToAccount(`0x${Buffer.from(privateKey).toString('hex')}`)
}
