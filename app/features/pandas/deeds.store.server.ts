import { and, count, eq, gte, isNotNull, isNull } from 'drizzle-orm'
import { store } from '#app/database/store.server.ts'
import { thanks } from '#app/database/tables/together/thanks.ts'
import type { PandaHistory } from '#app/kits/members/pandas/history.server.ts'
import { findKeeperId, type PandaRow } from '#app/kits/members/pandas/pandas.store.server.ts'
import { clock } from '#app/platform/clock.ts'

const DAY_MS = 86_400_000

/** What can be told of a panda out of what is written down here; nothing is made up. */
export async function readDeeds(panda: PandaRow, history: PandaHistory): Promise<string[]> {
  const stays = history.filter(({ kind }) => kind !== 'minted')
  const [first, last] = [stays[0], stays.at(-1)]
  if (!first || !last) return []
  const days = Math.floor((clock.now().getTime() - Date.parse(first.at)) / DAY_MS)
  const keepers = stays.length
  return [
    days === 0 ? 'Came today.' : `With us for ${days === 1 ? 'one day' : `${days} days`}.`,
    keepers === 1 ? 'Has stayed with its first keeper.' : `Has had ${keepers} keepers in turn.`,
    ...(await readThanks(panda, new Date(last.at))),
  ]
}

/** The thanks that its keeper was given since it came to them: told where the keeper is named. */
async function readThanks({ keeper, showsKeeper }: PandaRow, since: Date): Promise<string[]> {
  const keeperId = showsKeeper ? await findKeeperId(keeper) : null
  if (!keeperId) return []
  const [row] = await store()
    .db.select({ many: count() })
    .from(thanks)
    .where(
      and(
        eq(thanks.toId, keeperId),
        isNotNull(thanks.acceptedAt),
        isNull(thanks.hiddenAt),
        gte(thanks.acceptedAt, since),
      ),
    )
  const many = row?.many ?? 0
  if (many === 0) return []
  return [many === 1 ? 'Its keeper was thanked once since.' : `Its keeper was thanked ${many} times since.`]
}
