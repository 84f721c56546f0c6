import type { Slots } from '../slots/slots.ts'

const ITS = String.raw`(?:(?:the|its|his|her|their|our|your|an?|any) )?`
const LEFT_OUT = new RegExp(
  String.raw`\b(?:excluding|excludes?|exclusive of|(?:not|without) (?:including|counting)|(?:do|does) not include|on top of|` +
    String.raw`besides|in addition to|plus|without) ${ITS}([a-z]+)|` +
    String.raw`\b([a-z]+) (?:(?:is|are) )?(?:excluded|not included|(?:is|are) (?:extra|on top))\b`,
  'gi',
)
const TAKEN_IN = new RegExp(
  String.raw`\b(?:including|includes?|inclusive of|counting) ${ITS}([a-z]+)|\b([a-z]+) (?:(?:is|are) )?(?:included|inclusive)\b`,
  'gi',
)

/** "Nine seats, driver included" and "nine seats on top of the driver": one counts something that the other leaves out. */
export function areCountedApart(a: Slots, b: Slots): boolean {
  const x = readInclusions(a.text)
  if (x.in.length + x.out.length === 0) return false
  const y = readInclusions(b.text)
  return x.in.some((word) => y.out.includes(word)) || x.out.some((word) => y.in.includes(word))
}

function readInclusions(text: string): { in: string[]; out: string[] } {
  const wordsOf = (pattern: RegExp, from: string): string[] =>
    [...from.matchAll(pattern)].map(([, after, before]) => toStem(after ?? before ?? ''))
  return { out: wordsOf(LEFT_OUT, text), in: wordsOf(TAKEN_IN, text.replace(LEFT_OUT, '')) }
}

const toStem = (word: string): string => word.toLowerCase().replace(/s$/, '')
