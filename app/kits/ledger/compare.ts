import type { Lexicon } from '#app/providers/knowledge/lexicon.ts'
import { align } from './align.ts'
import { decideRivals, mentionVerdict, negationVerdict, rivalVerdict, rivalsIn } from './contradiction.ts'
import { gather } from './facts.ts'
import type { Facts } from './facts.ts'
import { checkDates, checkQuantities } from './mentions.ts'
import { limitBetween } from './narrowing.ts'
import { readMeaningSigns, readWordSigns } from './signs.ts'
import type { Slots } from './slots.ts'
import { difference, tierOf, verdict } from './verdict.ts'
import type { Open, Verdict } from './verdict.ts'
import { weigh } from './weigh.ts'
import type { Stage } from './weigh.ts'

/** How sure the words alone must be, so that the sentences need not be embedded. */
const SURE = 0.93
const HOPELESS = 0.04

/** What two claims come to if they are about one thing: the kind of clash found, or none. */
type Suspicion = { stage: Stage; verdict: Verdict }

/**
 * Compares two claims by their slots. Contradiction is tested before agreement. Returns a verdict, or a function of the
 * cosine of their embeddings where the words leave it open. `isSameQuestion` says both answer one question, so another
 * name in the same place is a rival answer.
 */
export function compareSlots(a: Slots, b: Slots, lexicon: Lexicon, isSameQuestion = false): Verdict | Open {
  if (a.key === b.key) return a.key === '' ? verdict('unrelated', 'exact') : verdict('agree', 'exact')
  const facts = factsOf(a, b, lexicon, isSameQuestion)
  if (facts.isOtherKind) return verdict('unrelated', 'slots')
  const named = rivalsIn(facts)
  if (named && isSameQuestion) return decideRivals(facts, named)
  return weighed(facts, suspect(facts))
}

/** All that the comparison of two claims finds; the same for both orders but for its sides. */
export function factsOf(a: Slots, b: Slots, lexicon: Lexicon, isSameQuestion = false): Facts {
  const pair = { a, b, lexicon, isSameQuestion }
  return gather(pair, align(a, b, lexicon), checkQuantities(a, b, lexicon), checkDates(a, b, lexicon))
}

/** The first clash between two claims, from the hardest to none. */
export function suspect(facts: Facts): Suspicion {
  const named = rivalsIn(facts)
  if (named) return { stage: 'rival', verdict: rivalVerdict(facts, named) }
  if (facts.differing.length > 0) return { stage: 'figure', verdict: mentionVerdict(facts) }
  if (facts.sign === -1) return { stage: 'denial', verdict: negationVerdict(facts) }
  const limit = limitBetween(facts)
  if (!limit) return { stage: 'agreement', verdict: verdict('agree', tierOf(facts)) }
  const differs = difference(limit.slot, limit.a, limit.b, facts)
  return { stage: 'limit', verdict: { ...verdict('qualifies', tierOf(facts)), differs } }
}

/** Whether they are about one thing: by words where these are sure, else by the closeness of the sentences as well. */
function weighed(facts: Facts, { stage, verdict: near }: Suspicion): Verdict | Open {
  const words = readWordSigns(facts)
  const likely = weigh(stage, words)
  if (likely >= SURE) return near
  if (likely <= HOPELESS) return verdict('unrelated', 'slots')
  return {
    promise: likely,
    decide: (cosine, least) => {
      const share = cosine === null ? likely : weigh(stage, words, readMeaningSigns(facts, cosine))
      const tier = cosine === null ? near.tier : 'embedding'
      return share >= least[stage] ? { ...near, tier } : verdict('unrelated', tier)
    },
  }
}
