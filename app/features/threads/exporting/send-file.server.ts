import type { AppLoadContext } from '@remix-run/node'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { listApart } from '../keeping/apart.store.server.ts'
import { findFile } from '../keeping/messages.store.server.ts'
import { findPlace } from '../talking/place.server.ts'

const NO_FILE = 'There is no file at this address, or it is not yours to see.'

/** A file that came with a message, for whoever is in the thread. */
export async function sendThreadFile(
  request: Request,
  threadId: string,
  id: string,
  room: Pick<AppLoadContext, 'hasRoom'>,
) {
  const place = await findPlace(request, threadId)
  const row = place && (await findFile(threadId, id))
  const isApart = place && row?.userId ? (await listApart(place.user.id, [row.userId])).size > 0 : false
  const file = row && !isApart ? await findAnyFile(row.fileId) : null
  if (!file) throw notFound(NO_FILE)
  return toFileResponse(request, file, room)
}
