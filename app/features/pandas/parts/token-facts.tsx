import type { TokenView } from '../mint/read-mint.server.ts'

/** Chain, contract, number, owner and transaction, to be compared anywhere. */
export function TokenFacts({ token }: { token: TokenView }) {
  const { network, contract, panda, owner, hash, block } = token
  const facts: [string, string | null][] = [
    ['Network', network],
    ['Contract', contract],
    ['Token', String(panda)],
    ['Address', owner],
    ['Transaction', hash],
    ['Block', block === null ? null : String(block)],
  ]
  return (
    <dl className="mt-3 grid gap-2 text-[0.8125rem]">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt className="text-fg-muted">{name}</dt>
            <dd className="wrap-anywhere">{value.startsWith('0x') ? <code dir="ltr">{value}</code> : value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
