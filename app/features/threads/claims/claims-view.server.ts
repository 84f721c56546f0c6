import { findLedger, listDecisions, listStances } from '../keeping/claims.store.server.ts'
import { listPeople } from '../keeping/threads.store.server.ts'
import type { Place } from '../talking/place.server.ts'
import { byState, standingOf, type KeptClaim } from './claims.ts'

const FORMER = 'a former member'

/** The claims and decisions beside a talk, for somebody in it. */
export async function readClaims({ thread, user, member }: Place) {
  const [ledger, stances, decisions] = await Promise.all([
    findLedger(thread.id),
    listStances(thread.id),
    listDecisions(thread.id),
  ])
  const kept = (ledger?.claims ?? []) as KeptClaim[]
  const decided = new Set(decisions.flatMap(({ decision }) => decision.claim ?? []))
  const ids = kept.flatMap(({ says, denies }) => [...says, ...denies].map(({ speaker }) => speaker))
  const asked = [...ids, ...stances.map(({ userId }) => `member:${userId}`)].filter((one) => one.startsWith('member:'))
  const people = await listPeople([...new Set(asked.map((one) => one.slice('member:'.length)))])
  const nameOf = (speaker: string): string => {
    if (speaker.startsWith('voice:')) return speaker.slice('voice:'.length)
    return people.find(({ id }) => `member:${id}` === speaker)?.name ?? FORMER
  }
  const claims = kept.map((claim) => {
    const { state, agree, dispute } = standingOf(claim, stances, decided)
    const said = [...claim.says, ...claim.denies]
    return {
      key: claim.key,
      text: claim.text,
      state,
      agree: agree.map(nameOf),
      dispute: dispute.map(nameOf),
      own: stances.find((one) => one.claim === claim.key && one.userId === user.id)?.stance ?? null,
      isNew: member.leftId !== null && said.every(({ messageId }) => messageId > member.leftId!),
      said: [
        ...claim.says.map((one) => ({
          by: nameOf(one.speaker),
          messageId: one.messageId,
          quote: one.quote,
          isFor: true,
        })),
        ...claim.denies.map((one) => ({
          by: nameOf(one.speaker),
          messageId: one.messageId,
          quote: one.quote,
          isFor: false,
        })),
      ],
    }
  })
  return {
    claims: claims.toSorted(byState),
    isFresh: ledger !== null && ledger.upToId === thread.tipId,
    madeAt: ledger?.madeAt ?? null,
    decisions: decisions.map(({ decision, name }) => ({
      id: decision.id,
      decision: decision.decision,
      reasons: decision.reasons,
      dissent: decision.dissent,
      carriedBy: decision.carriedBy,
      day: decision.day,
      claim: decision.claim,
      about: kept.find(({ key }) => key === decision.claim)?.text ?? null,
      by: name ?? FORMER,
      isOwn: decision.userId === user.id,
      createdAt: decision.createdAt,
      editedAt: decision.editedAt,
    })),
  }
}
export type ClaimsView = Awaited<ReturnType<typeof readClaims>>
