/** Words written large for other reasons than being a name. */
const NO_NAMES = new Set(
  (
    'I I’m I’ll I’ve I’d OK PS RE FW FYI ASAP NOT NEVER ALWAYS MUST PLEASE NOW VERY URGENT URGENTLY IMPORTANT IMMEDIATELY REALLY ALL ' +
    'ANY EVERY EVERYTHING NOTHING STOP WAIT READ THIS THAT HELP WHY WHAT WHEN WHERE HOW AGAIN STILL BEFORE AFTER ONLY BOTH YOU YOUR WE ' +
    'THE IS ARE TO AND WILL DO HAVE READY LATE DONE FREE WRONG RIGHT YES NO Hello Hi Dear Hey Thanks Thank Regards Sincerely Please ' +
    'Best Kind Warm Yours Sir Madam Mr Mrs Ms Dr'
  ).split(' '),
)
const CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu
/** A line of one to three capitalised words is a signature, with the name of whoever writes. */
const SIGNATURE = /^\s*(?:\p{Lu}[\p{L}\p{M}'’.-]*)(?:[ \t]+\p{Lu}[\p{L}\p{M}'’.-]*){0,2}[ \t]*,?\s*$/u

/** Whether the words at a place open a sentence or a line, where a capital says nothing. */
export const opensSentence = (text: string, start: number): boolean =>
  /(?:^|[.!?…:]["'”’)]*\s+|\n[\s>*•-]*)["'“‘(]*$/.test(text.slice(Math.max(0, start - 12), start))

/** The words that are names somewhere in the text: capitals inside a sentence, and those of a signature. */
export function wordsOfNames(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  let offset = 0
  for (const line of text.split('\n')) {
    const isSignature = SIGNATURE.test(line)
    for (const { index, 0: found } of line.matchAll(CAPITAL)) {
      const word = found.replace(/['’]s$/, '')
      const isPronoun = /^I(?:['’]\p{L}+)?$/u.test(word)
      if (!isPronoun && !NO_NAMES.has(word) && (isSignature || !opensSentence(text, offset + index))) names.add(word)
    }
    offset += line.length + 1
  }
  return names
}
