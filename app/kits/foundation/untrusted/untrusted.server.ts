import { isTooHeavy, toParagraphs } from '#app/kits/foundation/content/markdown-weight.ts'
import { createBoundedCache } from '#app/platform/values/bounded-cache.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { log } from '#app/platform/log.server.ts'
import { once } from '#app/platform/once.ts'
import { openWorkerPool, WorkerFailure } from '#app/platform/worker-pool/worker-pool.server.ts'
import type { SafeMail, UntrustedJobs } from './untrusted-jobs.ts'
import { wordsOfHtml } from './words-of-html.ts'

export { fence } from './fence.ts'
export type { SafeMail } from './untrusted-jobs.ts'

/** Bundled by scripts/bundle-node.js; tests put their own here before the first text. */
export const untrustedWorker = { file: 'build/untrusted.worker.js' }
const MEMORY_MB = 192
/** One text in the worker. */
const TEXT_LIMIT_MS = 1_000
/** The same with its wait in the line: whoever asked is answered by then, if in plain words. */
const ANSWER_LIMIT_MS = 1_400
const MAX_WAITING = 200
/** A longer mail is shown in its words. */
const MAX_MAIL_CHARS = 400_000
const MAX_PLAIN_CHARS = 100_000
/** Of a mail made of tags, no more is read for its words. */
const MAX_READ_CHARS = 4_000_000
const KEPT = { entries: 2_000, bytes: 16 * 1_048_576 }
const BYTES_PER_CHAR = 2

const room = () =>
  once('untrusted-room', () =>
    openWorkerPool<UntrustedJobs>({
      name: 'untrusted room',
      file: untrustedWorker.file,
      memoryMb: MEMORY_MB,
      limitMs: TEXT_LIMIT_MS,
      maxWaiting: MAX_WAITING,
      keeps: 1,
    }),
  )
const kept = () => once('untrusted-kept', () => createBoundedCache<SafeMail>(KEPT))
const underWay = () => once('untrusted-under-way', () => new Map<string, Promise<SafeMail>>())

/**
 * Markdown (GitHub flavour) that a stranger wrote, as safe HTML. Raw HTML is dropped, links go to http, https and mailto
 * only, pictures become links that name their host, headings begin at h3, there are no ids. A text over 20 KB, or one
 * that takes longer than a second, comes back as escaped paragraphs. Never throws, never blocks.
 */
export async function renderMarkdown(text: string): Promise<string> {
  if (isTooHeavy(text)) return toParagraphs(text)
  const made = await make(`markdown:${hashOf(text)}`, {
    run: async (signal) => ({ html: await room().run('markdown', text, { signal }), remoteImages: 0, trackers: 0 }),
    plainly: () => toParagraphs(text),
  })
  return made.html
}

/**
 * A mail's HTML made safe to stand in a page: no scripts, forms, frames, style sheets or ids; styles say colour, size and
 * space only; links open beside the page and hand nothing over. Pictures from elsewhere wait until `showImages`, and
 * `remoteImages` counts them, `trackers` those that only report and never come; attached ones carry `data-cid` in place of an address. Never throws, never blocks.
 */
export async function sanitizeMail(html: string, { showImages }: { showImages: boolean }): Promise<SafeMail> {
  const plainly = () => toParagraphs(wordsOfHtml(html.slice(0, MAX_READ_CHARS)).slice(0, MAX_PLAIN_CHARS))
  if (html.length > MAX_MAIL_CHARS) return { html: plainly(), remoteImages: 0, trackers: 0 }
  return make(`mail:${showImages ? 'images' : 'bare'}:${hashOf(html)}`, {
    run: (signal) => room().run('mail', { html, showImages }, { signal }),
    plainly,
  })
}

/** Brings the worker up, so that the first text does not wait for it. */
export const openUntrusted = async (): Promise<void> => {
  await room()
    .hello()
    .catch((error: unknown) => log.warn({ err: error }, 'the untrusted room did not come up'))
}

export const closeUntrusted = (): Promise<void> => room().close()

type Work = { run: (signal: AbortSignal) => Promise<SafeMail>; plainly: () => string }

/** The same text asked for twice at once is worked on once. */
function make(key: string, work: Work): Promise<SafeMail> {
  const known = kept().get(key)
  if (known) return Promise.resolve(known)
  const running = underWay().get(key)
  if (running) return running
  const made = makeAnew(key, work).finally(() => underWay().delete(key))
  underWay().set(key, made)
  return made
}

async function makeAnew(key: string, { run, plainly }: Work): Promise<SafeMail> {
  const keep = (made: SafeMail) => {
    kept().set(key, made, made.html.length * BYTES_PER_CHAR)
    return made
  }
  try {
    await room().hello()
    return keep(await run(AbortSignal.timeout(ANSWER_LIMIT_MS)))
  } catch (error) {
    const trouble = error instanceof WorkerFailure ? error.kind : 'failed'
    const plain = { html: plainly(), remoteImages: 0, trackers: 0 }
    // What the text itself caused would happen again.
    if (trouble === 'slow' || trouble === 'failed' || trouble === 'crashed') keep(plain)
    log.warn({ trouble, chars: plain.html.length }, 'a text was shown in plain words')
    return plain
  }
}
