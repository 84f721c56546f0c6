import { Link } from '@remix-run/react'
import type { Balance } from '../setup/balance.server.ts'
import type { SetupView } from '../setup/read-setup.server.ts'

/** What this site knows of a network: nothing, or what the operator's one says when it is asked. */
export function NetworkNote({ view: { network, address, balance, balanceHref } }: { view: SetupView }) {
  return (
    <section aria-labelledby="network">
      <h2 id="network" className="heading-small scroll-mt-20">
        Network
      </h2>
      {network ? (
        <>
          <p className="mt-2 text-fg-muted">
            {`This site can ask ${network.host}, chain ${network.id}. It is asked only when you say so, and learns the address then.`}
          </p>
          {balance ? <Told balance={balance} /> : null}
          {address ? (
            <p className="mt-3">
              <Link to={balanceHref} className="link" preventScrollReset>
                {balance ? 'Ask again for the balance' : 'Ask for the balance'}
              </Link>
            </p>
          ) : null}
        </>
      ) : (
        <p className="mt-2 max-w-[38em] text-fg-muted">
          No network is configured here, and nothing on this page needs one: keys are made and signatures checked by
          calculation alone. So this site shows no balance.
        </p>
      )}
    </section>
  )
}

function Told({ balance }: { balance: Balance }) {
  return (
    <p role="status" className="mt-3">
      {toWords(balance)}
    </p>
  )
}

function toWords(balance: Balance): string {
  switch (balance.state) {
    case 'told':
      return `${balance.ether} of its currency, as the network says at block ${balance.block}.`
    case 'other-chain':
      return `The network says that it is chain ${balance.id}, which is not the one that is configured. So its answer is not shown.`
    case 'busy':
      return 'That was often. Please wait a minute, then ask again.'
    case 'silent':
    case 'none':
      return 'The network does not answer now.'
  }
}
