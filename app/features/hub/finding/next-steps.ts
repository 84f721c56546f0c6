import { to } from '#app/catalogue/to.ts'
import { deeds, type DeedId } from '#app/kits/members/deeds/deeds.ts'
import type { Purpose } from '#app/kits/members/first-steps/purposes.ts'
import type { IconName } from '#app/ui/brand/icon-names.ts'

/** Something to do next, and why it is said. */
export type NextStep = { deed: DeedId; title: string; why: string; icon: IconName; href: string }
type Times = ReadonlyMap<DeedId, { times: number }>

/** What follows from what: whoever did the first so often may want the second. */
const FOLLOWS: readonly { after: DeedId; from: number; deed: DeedId; why: string }[] = [
  {
    after: 'ask',
    from: 1,
    deed: 'ask-why',
    why: 'You asked several at once. Where they disagree, they can be asked why.',
  },
  {
    after: 'ask-why',
    from: 1,
    deed: 'resolve',
    why: 'You know why they disagree. A source of your own can settle it.',
  },
  {
    after: 'ask',
    from: 3,
    deed: 'research',
    why: 'You ask a lot. A research keeps plan, sources and report of a question together.',
  },
  {
    after: 'chat',
    from: 1,
    deed: 'summon',
    why: 'You chat with one voice. Allies answer in turn, each with a job of its own.',
  },
  { after: 'summon', from: 2, deed: 'own-ally', why: 'You call allies. One can be made to answer the way you want.' },
  {
    after: 'draw',
    from: 1,
    deed: 'change-picture',
    why: 'You drew a picture. It can be cropped, enlarged and captioned, and the recipe keeps every step.',
  },
  {
    after: 'draw',
    from: 2,
    deed: 'show-picture',
    why: 'You made pictures. Nobody but you sees them until you show one.',
  },
  {
    after: 'polish',
    from: 1,
    deed: 'write',
    why: 'You polish texts. The editor keeps a whole one, with all its versions.',
  },
  {
    after: 'read-document',
    from: 1,
    deed: 'table',
    why: 'You had a document read. A table answers questions too, with the rows behind each figure.',
  },
  {
    after: 'lesson',
    from: 1,
    deed: 'learn',
    why: 'You began a lesson. Its questions come back at the right day, so that it stays.',
  },
  {
    after: 'learn',
    from: 5,
    deed: 'answer',
    why: 'You learned a good deal. Somebody here asks what you may know by now.',
  },
  {
    after: 'ask-public',
    from: 1,
    deed: 'answer',
    why: 'You asked in public. Answer somebody else’s question in return.',
  },
  { after: 'answer', from: 1, deed: 'vote', why: 'You answer. A vote tells the next reader which answers help.' },
  { after: 'follow', from: 1, deed: 'thank', why: 'You follow members. Thank one by name for what they did.' },
  {
    after: 'post',
    from: 1,
    deed: 'talk',
    why: 'You post. A thread holds a longer talk, with engines in it if you like.',
  },
  {
    after: 'thanked',
    from: 1,
    deed: 'offer',
    why: 'You were thanked for helping. An offering says what else can be asked of you.',
  },
]

/** What somebody who has done nothing yet may begin with. */
const BEGINNINGS: readonly { deed: DeedId; why: string }[] = [
  {
    deed: 'ask',
    why: 'The shortest way to see what this place is for: one question, several answers, one comparison.',
  },
  { deed: 'draw', why: 'A picture takes a sentence and a few seconds, on this server alone.' },
  { deed: 'learn', why: 'A lesson takes five minutes and ends with questions.' },
]

const HELPS = 'You said it brings you here'

/** Up to so many next steps: what follows from what was done, then what somebody came for, then a beginning. */
export function toNextSteps(done: Times, chosen: readonly Purpose[], most: number): NextStep[] {
  const timesOf = (id: DeedId) => done.get(id)?.times ?? 0
  const isOffered = (id: DeedId) => timesOf(id) === 0 && done.has(id)
  const followed = FOLLOWS.filter(({ after, from, deed }) => timesOf(after) >= from && isOffered(deed))
  const wished = chosen.flatMap(({ label, tools }) =>
    tools.flatMap((tool) => {
      const deed = [...done.keys()].find((id) => deeds[id].screen === tool && isOffered(id))
      return deed ? [{ deed, why: `${HELPS}: “${label}”.` }] : []
    }),
  )
  const begun = BEGINNINGS.filter(({ deed }) => isOffered(deed))
  const steps = [...followed, ...wished, ...begun].map(({ deed, why }): NextStep => {
    const { doIt, icon, screen } = deeds[deed]
    return { deed, title: doIt, why, icon, href: to(screen) }
  })
  return steps.filter((step, n) => steps.findIndex(({ deed }) => deed === step.deed) === n).slice(0, most)
}
