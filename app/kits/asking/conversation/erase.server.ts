import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { removeEventsOf } from '#app/kits/foundation/live/live.store.server.ts'
import { listFileIds, removeConversation } from './conversations.store.server.ts'
import { removeMessages } from './messages.store.server.ts'
import { toTopic } from './turns/turn-writer.server.ts'

/** Erases a conversation with its files and all that was told of it. */
export async function eraseConversation(id: string): Promise<void> {
  await removeFiles(await listFileIds([id]))
  await removeConversation(id)
  await removeEventsOf(toTopic(id))
}

/** Erases some messages with what came with them; a file that an edited message took over stays with it. */
export async function eraseMessages(ids: readonly string[]): Promise<void> {
  await removeFiles(await removeMessages(ids))
}
