type Callable = { key: string; label: string; handle: string | null }

const MENTION = /(?<![\p{L}\p{N}.])@([\p{L}\p{N}][\p{L}\p{N}-]*)/gu

/**
 * Who is to answer: those whom a message names with @, in that order, else all who are here. Somebody who is named and
 * is not here yet is `called`.
 */
export function readMentions<Voice extends Callable>(
  text: string,
  here: readonly Voice[],
  everybody: readonly Voice[],
): { asked: Voice[]; called: Voice[] } {
  const handles = [...text.matchAll(MENTION)].map(([, handle = '']) => handle.toLowerCase())
  const named = [...new Set(handles.flatMap((handle) => everybody.find((voice) => voice.handle === handle) ?? []))]
  const keys = new Set(here.map(({ key }) => key))
  return { asked: named.length > 0 ? named : [...here], called: named.filter(({ key }) => !keys.has(key)) }
}
