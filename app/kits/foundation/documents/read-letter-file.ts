import PostalMime from 'postal-mime'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import { DocumentError } from './documents-jobs.ts'
import { hiddenOfHtml, readHtmlPage } from './read-html.ts'
import type { RawDocument } from './read-parts.ts'

const HEAD_CHARS = 4_000
const FIELD =
  /^(?:from|to|cc|subject|date|received|return-path|message-id|mime-version|delivered-to|content-type|reply-to|x-[\w-]{1,40}|dkim-signature):/gim
const MIN_FIELDS = 3

/** Whether a text begins with the head of a letter. */
export function isLetter(text: string): boolean {
  const head = text.slice(0, HEAD_CHARS)
  if (!/^[\w-]{2,40}:|^From /.test(head)) return false
  const top = head.split(/\r?\n\r?\n/, 1)[0] ?? ''
  const fields = top.match(FIELD) ?? []
  return fields.length >= MIN_FIELDS && fields.some((field) => /^from/i.test(field))
}

/** A saved email: who wrote to whom and when, its words, and the names of what is attached. Throws DocumentError. */
export async function readLetterFile(bytes: Uint8Array): Promise<RawDocument> {
  const mail = await PostalMime.parse(bytes).catch((error: unknown) => {
    throw new DocumentError('broken', error)
  })
  const head = [
    ['From', [mail.from].map(toNames).join('')],
    ['To', (mail.to ?? []).map(toNames).join(', ')],
    ['Cc', (mail.cc ?? []).map(toNames).join(', ')],
    ['Date', mail.date?.slice(0, 16).replace('T', ' ') ?? ''],
    ['Subject', mail.subject ?? ''],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
  const page = mail.html && !mail.text?.trim() ? readHtmlPage(mail.html, 1) : { number: 1, text: mail.text ?? '' }
  const attached = mail.attachments.map(
    ({ filename, content }) =>
      `${filename ?? 'a file without a name'} (${toSizeWords(typeof content === 'string' ? content.length : content.byteLength)})`,
  )
  const text = [head.join('\n'), page.text, attached.length > 0 ? `Attached: ${attached.join(', ')}` : '']
  return {
    title: mail.subject ?? '',
    pages: [{ ...page, text: text.filter(Boolean).join('\n\n') }],
    hidden: hiddenOfHtml(mail.html ?? '').map((words) => ({ page: 1, text: words })),
    troubles: attached.length > 0 ? ['What is attached is named but not read. Send it by itself to read it.'] : [],
  }
}

const toNames = (one: { name?: string; address?: string } | undefined): string =>
  one ? [one.name, one.address ? `<${one.address}>` : ''].filter(Boolean).join(' ') : ''
