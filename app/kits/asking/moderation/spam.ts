/** What a public text is judged by beside its words. */
export type Spoken = {
  text: string
  links: number
  isNew: boolean
  /** How often its author said the same in the last day, and how many others did. */
  saidBefore: number
  saidByOthers: number
}
export type BlockedWord = { word: string; act: 'hold' | 'refuse' }
export type Judgement = { outcome: 'ok' } | { outcome: 'hold' | 'refuse'; why: string }

const MOST_LINKS_NEW = 2
const MOST_LINKS = 10
/** So many others with the same words on one day are a campaign. */
const MOST_OTHERS = 3

/** Letters as they are compared: forms, marks, and signs between letters make no difference. */
const toCompared = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')

/** Whether a word or an address stands in a text, as a whole. */
function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + word.length]]
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

/** Whether a public text may stand, waits for an administrator, or is not taken; the sentence is for its author. */
export function judge(spoken: Spoken, words: readonly BlockedWord[]): Judgement {
  const text = toCompared(spoken.text)
  const found = words.filter(({ word }) => holdsWord(text, toCompared(word)))
  const refused = found.find(({ act }) => act === 'refuse')
  if (refused) return { outcome: 'refuse', why: `“${refused.word}” is not taken here. Please say it another way.` }
  if (spoken.saidBefore > 0) return { outcome: 'refuse', why: 'You have said the same today already.' }
  if (spoken.links > MOST_LINKS) return { outcome: 'refuse', why: `At most ${MOST_LINKS} addresses, please.` }
  if (found.length > 0) return { outcome: 'hold', why: 'It holds a word that is looked at first.' }
  if (spoken.isNew && spoken.links > MOST_LINKS_NEW)
    return {
      outcome: 'hold',
      why: `With more than ${MOST_LINKS_NEW} addresses from a new account it is looked at first.`,
    }
  if (spoken.saidByOthers >= MOST_OTHERS)
    return { outcome: 'hold', why: 'Several members said the same today, so it is looked at first.' }
  return { outcome: 'ok' }
}
