import { store } from '#app/database/store.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { MEMORY_MAX_CHARS, MOST_MEMORIES } from './memory.limits.ts'
import { countMemories, createMemory, type Memory } from './memories.store.server.ts'

const cut = (text: string) => text.slice(0, MEMORY_MAX_CHARS).toWellFormed()

/** Keeps one more thing a member wants remembered, cut to its length; gives it as kept, or null when there is no room. */
export const addMemory = (
  userId: string,
  { text, saidAs, page }: Pick<Memory, 'text' | 'saidAs' | 'page'>,
): Promise<string | null> =>
  store().tx(async () => {
    if ((await countMemories(userId)) >= MOST_MEMORIES) return null
    const [now, kept] = [clock.now(), cut(text)]
    const times = { createdAt: now, updatedAt: now }
    await createMemory({ id: createId(), userId, text: kept, saidAs: saidAs && cut(saidAs), page, ...times })
    return kept
  })
