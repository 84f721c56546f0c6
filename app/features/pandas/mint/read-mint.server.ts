import { to } from '#app/catalogue/to.ts'
import { describeGenome, readGenome } from '#app/engines/panda-genome/genome.ts'
import { requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { toPortrait } from '#app/kits/members/pandas/addresses.ts'
import type { PandaRow } from '#app/kits/members/pandas/pandas.store.server.ts'
import { findMintProblem } from '#app/kits/members/pandas/tokens/minting.server.ts'
import { findToken, type TokenRow } from '#app/kits/members/pandas/tokens/tokens.store.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { walletOf } from '#app/kits/members/wallets/wallets.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toChainName } from '#app/providers/chain/chain-names.ts'
import { configuredContract } from '#app/providers/chain/panda-contract.server.ts'
import { toDayWords } from '#app/ui/controls/day-words.ts'
import { findShownPanda, NO_PANDA } from '../panda-view.server.ts'

const DATE_CHARS = 'yyyy-mm-dd'.length

/** A panda's token as its page tells it. */
const toTokenView = ({
  panda,
  state,
  problem,
  chainId,
  contract,
  toAddress,
  ownerKey,
  hash,
  block,
  updatedAt,
}: TokenRow) => ({
  ...{ panda, state, problem, contract, hash, block },
  network: toChainName(chainId),
  owner: ownerKey ?? toAddress,
  since: toDayWords(updatedAt.toISOString().slice(0, DATE_CHARS)),
})
export type TokenView = ReturnType<typeof toTokenView>

/** What the page of a panda says of a chain: where it is minted, and whether its keeper can have it minted. */
export async function readChainPart({ number, home }: PandaRow, isOwn: boolean) {
  const token = await findToken(number)
  const isLive = token !== null && token.state !== 'failed'
  return {
    token: token && (isLive || isOwn) ? toTokenView(token) : null,
    canMint: isOwn && home === null && !isLive && configuredContract() !== null,
  }
}

/** The panda of a member who may have it minted, or had it minted; 404 for everybody else. */
export async function findOwnPanda(request: Request, number: string) {
  const { row, user } = await requireSignedIn(request)
  const { panda, isOwn } = await findShownPanda(number, user)
  const token = await findToken(panda.number)
  if (!isOwn || (!token && !configuredContract())) throw notFound(NO_PANDA)
  return { row, panda, token }
}

/** The page on which a panda is minted. */
export async function readMint(request: Request, number: string) {
  const { row, panda, token } = await findOwnPanda(request, number)
  await readNoticesAbout(row.id, `panda:${panda.number}`)
  const contract = configuredContract()
  const canBegin = contract !== null && (token === null || token.state === 'failed')
  const { kind, address } = await walletOf(row.id)
  return {
    number: panda.number,
    name: panda.name,
    portrait: toPortrait(panda.genome),
    about: describeGenome(readGenome(panda.genome)!),
    token: token && toTokenView(token),
    confirmations: contract?.confirmations ?? null,
    isStill: new URL(request.url).searchParams.get('refresh') === 'off',
    ask: canBegin
      ? {
          network: toChainName(contract.chainId),
          contract: contract.address,
          wallet: address === null ? null : { kind, address },
          refused: (await findMintProblem(panda)) ?? toPublishingRefusal(toPublisher(row), 'listing'),
        }
      : null,
    pandaTo: to('panda', { number: String(panda.number) }),
  }
}
export type MintView = Awaited<ReturnType<typeof readMint>>
