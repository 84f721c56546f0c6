import { to } from '#app/catalogue/to.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { addMemory } from './add-memory.server.ts'
import { listMemories, removeMemories } from './memories.store.server.ts'
import { MOST_MEMORIES } from './memory.limits.ts'
import { toReply, type Reply } from './reply.ts'

const MOST_TOLD = 5

const REMEMBER =
  /^(?:please |panda,? |could you |can you )*(?:remember|note|keep in mind|don'?t forget|memori[sz]e)(?: down)?(?: for me)?(?: that|:|,)?\s+(.{3,})$/is
const FORGET_ALL =
  /^(?:please )?(?:forget|delete|erase|remove|clear) (?:everything|all)(?: (?:of )?(?:that )?(?:you (?:know|remember)(?: about me)?|about me|my memories|memories))?$/i
const FORGET = /^(?:please )?forget (?:that |about )?(.{3,})$/is
const RECALL =
  /^what do you (?:remember|know) about me$|^what (?:have you|did you) remember(?:ed)?(?: about me)?$|^(?:show|list)(?: me)? (?:my|your) memories$/i

const page = { label: 'Your memories', about: 'Read, change or forget each', href: to('memories') }

/** "Remember that …", "forget …", "what do you know about me"; null for everything else. Nothing is remembered unasked. */
export async function answerAboutMemory(
  text: string,
  member: CurrentUser | null,
  onPage: string,
): Promise<Reply | null> {
  const said = text.replace(/[.!?\s]+$/u, '').trim()
  const wanted = REMEMBER.exec(said)?.[1]
  const isAbout = wanted !== undefined || [FORGET_ALL, FORGET, RECALL].some((cue) => cue.test(said))
  if (!isAbout) return null
  if (!member) return toReply('memory', 'I remember things for members only. As a guest you are new to me each time.')
  if (wanted !== undefined) return remember(member.id, wanted, text, onPage)
  if (RECALL.test(said)) return recall(member.id)
  if (FORGET_ALL.test(said)) {
    const gone = await removeMemories(member.id, null)
    return toReply(
      'memory',
      gone === 0 ? 'There was nothing to forget.' : `Forgotten: ${gone} ${gone === 1 ? 'thing' : 'things'}.`,
    )
  }
  return forget(member.id, FORGET.exec(said)?.[1] ?? '')
}

async function remember(userId: string, wanted: string, saidAs: string, onPage: string): Promise<Reply> {
  const kept = await addMemory(userId, { text: wanted.trim(), saidAs, page: onPage })
  const said =
    kept === null ? `I remember ${MOST_MEMORIES} things at most. Please forget some first.` : `I will remember: ${kept}`
  return toReply('memory', said, { actions: [page] })
}

async function recall(userId: string): Promise<Reply> {
  const known = await listMemories(userId)
  if (known.length === 0) return toReply('memory', 'Nothing yet. Say “remember that …” and I will.')
  const told = known.slice(0, MOST_TOLD).map(({ text }) => `• ${text}`)
  const more = known.length > MOST_TOLD ? [`and ${known.length - MOST_TOLD} more`] : []
  return toReply('memory', ['You let me remember:', ...told, ...more].join('\n'), { actions: [page] })
}

async function forget(userId: string, what: string): Promise<Reply> {
  const words = what
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2)
  const known = await listMemories(userId)
  const meant = known.filter(({ text }) => words.length > 0 && words.every((word) => text.toLowerCase().includes(word)))
  if (meant.length !== 1)
    return toReply(
      'memory',
      meant.length === 0
        ? 'I do not remember such a thing.'
        : 'I remember several such things. Choose which to forget.',
      {
        actions: [page],
      },
    )
  await removeMemories(userId, meant[0]!.id)
  return toReply('memory', `Forgotten: ${meant[0]!.text}`)
}
