import { MOST_MENTIONS, MOST_TOPICS, TOPIC_MAX_CHARS } from '../pulse.limits.ts'

/** More signs than any script stacks on one letter. */
const MOST_MARKS = 4
const MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')
/** They turn the order of what stands around, or are seen by nobody. Joiners stay: scripts and emoji need them. */
const UNSEEN = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\p{Cc}]/gu
const KEPT_CONTROLS = /[\n\t]/

/**
 * A post as it is kept: towers of marks cut, signs that turn the writing of others dropped, at most two empty lines together.
 * Nothing a reader would miss is taken out.
 */
export const cleanPost = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, (sign) => (KEPT_CONTROLS.test(sign) ? sign : ''))
    .replace(MARKS, '$1')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()

/** What is equal in two posts that say the same: letters and digits alone. */
export const toSameWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

export type PostPart =
  | { kind: 'text'; text: string }
  | { kind: 'topic'; text: string; topic: string }
  | { kind: 'mention'; text: string; handle: string }
  | { kind: 'link'; text: string; url: string }

/** Addresses first: what looks like a topic or a name within one is part of it. */
const SPECIAL =
  /https?:\/\/[^\s<>"]{3,800}|(?<![\p{L}\p{N}_&/])#[\p{L}\p{N}_]{1,60}|(?<![\p{L}\p{N}_./])@[a-z0-9_-]{3,30}/giu
const TRAILING = /[.,;:!?)\]'”’]+$/u

/** The parts of a post: words, topics, names and addresses, in order; together they are the whole text. */
export function splitPost(text: string): PostPart[] {
  const parts: PostPart[] = []
  let at = 0
  const say = (until: number) => {
    if (until > at) parts.push({ kind: 'text', text: text.slice(at, until) })
  }
  for (const match of text.matchAll(SPECIAL)) {
    const part = toPart(match[0])
    if (!part) continue
    say(match.index)
    parts.push(part)
    at = match.index + part.text.length
  }
  say(text.length)
  return parts
}

function toPart(found: string): PostPart | null {
  if (found.startsWith('@')) return { kind: 'mention', text: found, handle: found.slice(1).toLowerCase() }
  if (found.startsWith('#')) {
    const topic = toTopic(found.slice(1))
    return topic ? { kind: 'topic', text: found, topic } : null
  }
  const url = found.replace(TRAILING, '')
  return URL.canParse(url) ? { kind: 'link', text: url, url } : null
}

/** A topic as it is compared; null for what is only digits, or too long. */
export function toTopic(word: string): string | null {
  const topic = word.normalize('NFKC').toLowerCase()
  return topic.length <= TOPIC_MAX_CHARS && /^[\p{L}\p{N}_]+$/u.test(topic) && /\p{L}/u.test(topic) ? topic : null
}

const unique = (words: readonly string[], most: number) => [...new Set(words)].slice(0, most)

/** The topics of a post, each once. */
export const topicsOf = (text: string): string[] =>
  unique(
    splitPost(text).flatMap((part) => (part.kind === 'topic' ? [part.topic] : [])),
    MOST_TOPICS,
  )

/** The handles a post names, each once, one more than may be told at most. */
export const mentionsOf = (text: string): string[] =>
  unique(
    splitPost(text).flatMap((part) => (part.kind === 'mention' ? [part.handle] : [])),
    MOST_MENTIONS + 1,
  )

/** The first address of a post, which gets a preview. */
export const firstLinkOf = (text: string): string | null =>
  splitPost(text).find((part) => part.kind === 'link')?.url ?? null

/** How many addresses a text holds. */
export const countLinks = (text: string): number => splitPost(text).filter(({ kind }) => kind === 'link').length
