import { fold } from '#app/kits/asking/conversation/fold.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { createMessage } from '../keeping/messages.store.server.ts'
import { tellThread, type Place } from './place.server.ts'

const NOTE_MAX_CHARS = 400

/** Writes into the talk what somebody did: "Anna · joined". The words name nobody. */
export async function addNote(
  { thread, user }: { thread: Pick<Place['thread'], 'id'>; user: { id: string } },
  words: string,
) {
  const text = words.slice(0, NOTE_MAX_CHARS).toWellFormed()
  const id = createId(clock.now().getTime())
  await createMessage({
    ...{ id, threadId: thread.id, userId: user.id, kind: 'note', state: 'done', text, words: fold(text) },
    createdAt: clock.now(),
  })
  await tellThread(thread.id, id)
}
