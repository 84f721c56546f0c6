/** What stands in the last fence of the product, as JSON. */
function lastFenced(text: string): unknown {
  const inside = [...text.matchAll(/(?:^|\n)<<<[^\n]*\n([\s\S]*?)\n[\da-f]{24}>>>/g)].at(-1)?.[1]
  return JSON.parse(inside ?? 'null')
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).join(' ')
const MUCH = 0.4

/** A judge of pairs of claims: by their figures and by the words they share, the same in both orders. */
export function toJudgements(text: string): string {
  const pairs = lastFenced(text) as { pair: number; A: string; B: string }[]
  const judgements = pairs.map(({ pair, A, B }) => {
    const [a, b] = [wordsOf(A), wordsOf(B)]
    const share = [...a].filter((word) => b.has(word)).length / Math.max(1, Math.max(a.size, b.size))
    const isClash = figuresOf(A) !== figuresOf(B)
    const relation = share < MUCH ? 'unrelated' : isClash ? 'contradict' : 'agree'
    return { pair, relation }
  })
  return JSON.stringify({ judgements })
}

/** A rewriter: each list as sentences, joined by "and" where there are two. */
export function toSmoothed(text: string): string {
  const { agreed, single } = lastFenced(text) as { agreed: string[]; single: string[] }
  const join = (claims: string[]) => claims.map((claim, n) => `${n === 0 ? '' : 'Also, '}${claim}`)
  return JSON.stringify({ agreed: join(agreed), single: join(single) })
}

/** A mail in other words: a warm sentence before it, and a figure that nobody said. */
export function toWordedMail(text: string): string {
  const mail = lastFenced(text) as { subject: string; greeting: string; body: string; closing: string }
  return JSON.stringify({ ...mail, body: `I hope this finds you well.\n\n${mail.body}\n\nIt takes 45 minutes.` })
}
