import type { Choices, Mask, Redaction } from '#app/engines/redaction/redact.ts'
import type { ShareTerms } from './share-terms.ts'

/** A message before it is made ready for others. */
export type Inside = {
  id: string
  kind: 'said' | 'voice' | 'note'
  userId: string | null
  label: string | null
  text: string
  at: Date
  poll: { text: string; n: number }[] | null
}
export type Person = { id: string; name: string; handle: string; isFindable: boolean }

export type SharedMessage = {
  id: string
  kind: 'said' | 'voice'
  by: string
  text: string
  at: Date
  poll: { text: string; n: number }[] | null
}
export type SharedPage = { title: string; messages: SharedMessage[]; masks: Mask[] }

/** How a text is redacted: in a worker, since a talk may be long. */
type RedactText = (text: string, choices: Choices) => Promise<Redaction>

/** What a talk is put together with to be read by the rules at once: a sign nobody types. */
const BETWEEN = '\n\u2063\u2063\n'

/**
 * A thread as others read it: without what was left out, names of members as numbers or only of those who chose to be found,
 * and what tells who somebody is blacked out of title, words and choices.
 */
export async function toSharedPage(
  title: string,
  messages: readonly Inside[],
  people: readonly Person[],
  terms: ShareTerms,
  redactText: RedactText,
): Promise<SharedPage> {
  const out = new Set(terms.out)
  const shown = messages.filter(({ id, kind }) => kind !== 'note' && !out.has(id))
  const order = [...new Set(shown.flatMap(({ userId }) => userId ?? []))]
  const named = terms.hidesNames ? [] : people.filter(({ isFindable }) => isFindable)
  const unnamed = people.filter((one) => !named.includes(one))
  const nameOf = ({ userId, label }: Inside): string => {
    if (label !== null) return label
    const person = named.find(({ id }) => id === userId)
    if (person) return person.name
    return userId === null ? 'Former member' : `Member ${order.indexOf(userId) + 1}`
  }
  const hidden = unnamed.flatMap(({ name, handle }) => [...partsOf(name), handle])
  const added = [...new Set([...terms.added, ...hidden])]
  const texts = [title, ...shown.flatMap(({ text, poll }) => [text, ...(poll ?? []).map((one) => one.text)])]
  const plain = texts.map((text) => text.replaceAll('\u2063', ''))
  const redacted = await redactText(plain.join(BETWEEN), { lifted: terms.lifted, added })
  const pieces = redacted.text.split(BETWEEN)
  let n = 0
  const next = () => pieces[n++] ?? ''
  return {
    title: next(),
    messages: shown.map((one) => ({
      id: one.id,
      kind: one.kind as 'said' | 'voice',
      by: nameOf(one),
      text: next(),
      at: one.at,
      poll: one.poll && one.poll.map((choice) => ({ ...choice, text: next() })),
    })),
    masks: redacted.masks.filter(({ key, words }) => !isHiddenName(key, words, hidden)),
  }
}

/** A whole name and its longer words: "Anna Brandt" is known by "Anna" too. */
const partsOf = (name: string): string[] => [name, ...name.split(/\s+/).filter((word) => [...word].length > 2)]

/** Names of members are black by another choice, and stand in no list to lift. */
const isHiddenName = (_key: string, words: readonly string[], hidden: readonly string[]) =>
  words.every((word) => hidden.some((one) => one.toLowerCase() === word.toLowerCase()))
