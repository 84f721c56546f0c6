import type { Source } from '#app/providers/ports.ts'

/** A copy of one branch, as it is shown to others. */
export type SharedPage = {
  messages: {
    role: 'person' | 'voice'
    label: string
    voice: string | null
    text: string
    engines: string[]
    state: string
    note: string | null
    sources: Source[]
    attachments: string[]
  }[]
}

/** Every text of a page in one, in their order, and back. */
const BETWEEN = '\n\u241e\n'

const textsOf = (title: string, { messages }: SharedPage): string[] => [
  title,
  ...messages.flatMap(({ text, note, attachments }) => [text, note ?? '', ...attachments]),
]

/** All words people and voices said as one text, so that a name gets one label wherever it stands. */
export const toOneText = (title: string, page: SharedPage): string =>
  textsOf(title, page)
    .map((text) => text.replaceAll('\u241e', ' '))
    .join(BETWEEN)

/** The page with its words changed as the one text was. */
export function fromOneText(text: string, page: SharedPage): { title: string; page: SharedPage } {
  const texts = text.split(BETWEEN)
  const next = () => texts.shift() ?? ''
  const title = next()
  const messages = page.messages.map((message) => ({
    ...message,
    text: next(),
    note: next() || null,
    attachments: message.attachments.map(next),
  }))
  return { title, page: { messages } }
}

type Hidden = { label: string; words: readonly string[]; isLifted: boolean }

/** The sources of a page with the words that are black elsewhere; what only sources say is public. */
export function withoutHidden({ messages }: SharedPage, masks: readonly Hidden[]): SharedPage {
  const pairs = masks
    .filter(({ isLifted }) => !isLifted)
    .flatMap(({ label, words }) => words.map((word) => ({ label, word })))
    .sort((a, b) => b.word.length - a.word.length)
  const hide = (text: string) =>
    pairs.reduce((rest, { label, word }) => rest.replace(new RegExp(escapePattern(word), 'giu'), () => label), text)
  return {
    messages: messages.map((message) => ({
      ...message,
      sources: message.sources.map((source) => ({
        ...source,
        title: hide(source.title),
        quote: hide(source.quote),
        // An address may carry the words that were looked up.
        url: source.url !== null && hide(decode(source.url)) !== decode(source.url) ? null : source.url,
      })),
    })),
  }
}

const escapePattern = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

function decode(address: string): string {
  try {
    return decodeURIComponent(address).replace(/[+_]/g, ' ')
  } catch {
    return address
  }
}
