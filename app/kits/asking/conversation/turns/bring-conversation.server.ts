import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { store } from '#app/database/store.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import * as conversations from '../conversations.store.server.ts'
import { fold } from '../fold.ts'
import * as messages from '../messages.store.server.ts'
import { listVoices } from '../voices.server.ts'
import { toTitle } from './begin-turn.server.ts'

/** A conversation that was held elsewhere: what was asked and answered, in its order. */
export type Brought = {
  /** The same for the same conversation, so that it is brought once. */
  id: string
  title: string
  /** Who answered, by name. */
  from: string
  at: Date | null
  turns: readonly { question: string; answer: string }[]
}

/** The key of a voice that speaks nowhere here. */
const ELSEWHERE = 'elsewhere'
const NOTE = 'Brought along from an export: not answered here.'
const ROWS_AT_ONCE = 100

/** Writes a conversation from elsewhere among somebody's own; it goes on with a voice of here. False when it is there already. */
export async function bringConversation(
  { owner, member }: { owner: Visitor; member: CurrentUser | null },
  { id, title, from, at, turns }: Brought,
): Promise<boolean> {
  if (await conversations.findAnyConversation(id, owner)) return false
  const [voice] = await listVoices(toViewer(member))
  const now = clock.now()
  // What guests keep goes by its age: an old talk would go at once.
  const createdAt = member === null || at === null || at > now ? now : at
  const rows = toMessages(id, from, turns, createdAt)
  await store().tx(async () => {
    await conversations.createConversation({
      ...{ id, ...owner, kind: 'chat' as const, ...toTitle(title) },
      voices: voice ? [voice.key] : [],
      tipId: rows.at(-1)?.id ?? null,
      createdAt,
      updatedAt: createdAt,
    })
    for (let n = 0; n < rows.length; n += ROWS_AT_ONCE) await messages.createMessages(rows.slice(n, n + ROWS_AT_ONCE))
  })
  return true
}

/** One after the other, each with an id that sorts after the one before. */
function toMessages(
  conversationId: string,
  from: string,
  turns: Brought['turns'],
  createdAt: Date,
): messages.NewMessage[] {
  const said = turns.flatMap(({ question, answer }) => [
    ...(question.trim() === '' ? [] : [{ role: 'person' as const, text: question }]),
    { role: 'voice' as const, text: answer },
  ])
  const ids = said.map((_, n) => createId(createdAt.getTime() + n))
  return said.map(({ role, text }, n) => ({
    ...{ id: ids[n]!, conversationId, parentId: ids[n - 1] ?? null, role, text, words: fold(text) },
    ...(role === 'person' ? { asked: [from] } : { voice: ELSEWHERE, label: from, note: NOTE, finishedAt: createdAt }),
    state: 'done' as const,
    createdAt,
  }))
}
