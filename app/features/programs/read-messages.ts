import type { Media, Message } from '#app/providers/ports.ts'
import type { CompletionInputs } from './chat-completions.inputs.ts'

type Given = CompletionInputs['messages'][number]

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,([A-Za-z0-9+/]+=*)$/

/** Messages in the engines' words; a sentence when one of them cannot be taken. */
export function readMessages(given: readonly Given[]): { system: string; messages: Message[] } | { problem: string } {
  const system = given.filter(isInstruction).map(textOf).join('\n\n')
  const messages: Message[] = []
  for (const one of given.filter((message) => !isInstruction(message))) {
    const pictures = picturesOf(one)
    if (!pictures) return { problem: 'Pictures are taken as data addresses of PNG, JPEG, WebP or GIF alone.' }
    messages.push({
      role: one.role === 'assistant' ? 'assistant' : 'user',
      text: textOf(one),
      ...(pictures.length > 0 && { pictures }),
    })
  }
  if (messages.at(-1)?.role !== 'user') return { problem: 'The last message has to be the user’s.' }
  return { system, messages }
}

const isInstruction = ({ role }: Given) => role === 'system' || role === 'developer'

const textOf = ({ content }: Given): string =>
  typeof content === 'string'
    ? content
    : (content ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')

/** Null when one of them lies elsewhere: nothing is fetched for a program. */
function picturesOf({ content }: Given): Media[] | null {
  if (typeof content === 'string' || !content) return []
  const addresses = content.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : []))
  const pictures = addresses.map((address) => DATA_URL.exec(address))
  if (pictures.some((found) => found === null)) return null
  return pictures.map((found) => ({ type: found![1]!, bytes: new Uint8Array(Buffer.from(found![2]!, 'base64')) }))
}
