import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { toConversation } from '#app/kits/asking/conversation/to-conversation.ts'
import { bringConversation } from '#app/kits/asking/conversation/turns/bring-conversation.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { hashOf } from '#app/platform/secrets/ids.server.ts'
import { findExport, listHeldTurns } from './held-exports.server.ts'

const HOUR_S = 3_600
const spendKeep = createKeptLimit('kept-exports', { points: 60, windowS: HOUR_S })
/** What one press brings: so many messages are written in about a second. */
const MOST_TURNS = 4_000
const ID_CHARS = 32
const GONE = 'This export is no longer here. Please bring it again.'

const keepInputs = z.object({ do: z.literal('keep'), chat: z.coerce.number().int().min(0).optional() })

/** Writes conversations of an export among the visitor's own chats: one of them, or all, the newest first. */
export async function keepChats(request: Request, exportId: string, network: string) {
  const form = await readForm(request, keepInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const { input, typed } = form
  const waitS = await spendKeep(network)
  if (waitS > 0)
    return data({ problem: { ...typed, errors: { keep: tooManyAtOnce('chats', waitS) } } }, overLimit(waitS))
  const member = await findUser(request)
  const owner = await toVisitor(request, member)
  const held = await findExport(owner, exportId)
  if (!held || !owner) throw notFound(GONE)
  if (input.chat !== undefined && !held.entries[input.chat]) throw notFound(GONE)

  const chats = input.chat === undefined ? held.entries.map((_, n) => n) : [input.chat]
  const idOf = (chat: number) => hashOf(`${exportId}/${chat}`).slice(0, ID_CHARS)
  let [kept, turns, seen] = [0, 0, 0]
  for (const chat of chats) {
    if (turns >= MOST_TURNS) break
    seen += 1
    const said = await listHeldTurns(owner, held, chat)
    if (said.length === 0) continue
    const { title, from, at } = said[0]!
    const isNew = await bringConversation({ owner, member }, { id: idOf(chat), title, from, at, turns: said })
    if (!isNew) continue
    kept += 1
    turns += said.length
  }
  if (input.chat !== undefined) return redirect(toConversation('chat', idOf(input.chat)), 303)
  const left = chats.length - seen
  const address = left > 0 ? to('consensus-chat-export', null, { export: exportId }) : to('chat-history')
  return redirectWithFlash(address, {
    title:
      kept === 1 ? 'One conversation is in your chats' : `${kept.toLocaleString('en')} conversations are in your chats`,
    description:
      left > 0
        ? `${left.toLocaleString('en')} are left: press again for them.`
        : 'Those without an answer in words were left out, and none is brought twice.',
  })
}
