const MENTION = /(?<![\p{L}\p{N}.@/])@([\p{L}\p{N}][\p{L}\p{N}_-]{0,60})/gu
/** Of a longer text no more is read for names. */
const MOST_READ_CHARS = 10_000

/** A voice's name as it is written after @: "GPT-4o mini" is "gpt-4o-mini". */
export const toVoiceHandle = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The handles a text names with @, each once, in their order. What stands in code is no name. */
export function readHandles(text: string): string[] {
  const plain = text
    .slice(0, MOST_READ_CHARS)
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/`[^`\n]*`/g, ' ')
  return [...new Set([...plain.matchAll(MENTION)].map(([, handle = '']) => handle.toLowerCase().replace(/[-_]+$/, '')))]
}

type Named<Voice> = { members: string[]; voices: Voice[]; unknown: string[] }

/** Whom a text names: members of the thread before voices of the same name, and names of nobody here. */
export function sortHandles<Voice extends { handle: string }>(
  handles: readonly string[],
  members: ReadonlySet<string>,
  voices: readonly Voice[],
): Named<Voice> {
  const named: Named<Voice> = { members: [], voices: [], unknown: [] }
  for (const handle of handles) {
    const voice = voices.find((one) => one.handle === handle)
    if (members.has(handle)) named.members.push(handle)
    else if (voice) named.voices.push(voice)
    else named.unknown.push(handle)
  }
  return named
}

/** A message as a question to a panel: without the names it is addressed to, and up to its last question mark, where it has one. */
export function toQuestion(text: string): string {
  const plain = withoutNames(text)
  const end = plain.lastIndexOf('?')
  return end > 0 ? plain.slice(0, end + 1) : plain
}

/** A text without the names it begins with: "@panel, how high is it?" is "how high is it?". */
export const withoutNames = (text: string): string =>
  text.replace(/^(?:\s*@[\p{L}\p{N}][\p{L}\p{N}_-]{0,60}[,:]?)+\s*/u, '').trim() || text

/** A text without anybody it calls: names are no part of what is claimed. */
export const withoutCalls = (text: string): string =>
  text.replace(/,?\s*(?<![\p{L}\p{N}.@/])@[\p{L}\p{N}][\p{L}\p{N}_-]{0,60}[,:]?/gu, '').trim()
