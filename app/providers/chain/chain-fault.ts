/**
 * What a network or a contract has against it, in a sentence that names neither the address of the network, which may hold
 * a key, nor what was sent. `silent`: ask again later.
 */
export class ChainFault extends Error {
  override readonly name = 'ChainFault'

  constructor(
    readonly why: 'silent' | 'other-chain' | 'no-contract' | 'not-minter' | 'poor' | 'taken' | 'refused',
    message: string,
  ) {
    super(message)
  }
}

export const silence = (): ChainFault => new ChainFault('silent', 'The network does not answer now.')
