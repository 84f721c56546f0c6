import { store } from '#app/database/store.server.ts'
import { isProfession, toProfessionName } from '#app/kits/members/businesses/profession-names.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { isPlainLine, toPlainLine } from '#app/kits/members/identity/profile/display-name.ts'
import { clock } from '#app/platform/clock.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { toWeek } from '../business.inputs.ts'
import { addMember, createBusiness } from '../keeping/businesses.store.server.ts'

type Described = {
  name: string
  tagline: string
  profession: string
  place: string
  zone: string
  about?: string
} & Record<string, unknown>

const UNSEEN = 'This holds signs that nobody can see. Please type it afresh.'

/** What a form says of a business, as it is kept; or which of its lines cannot be. */
export function readDescription(input: Described) {
  const lines = { name: toPlainLine(input.name), tagline: toPlainLine(input.tagline), place: toPlainLine(input.place) }
  const errors = Object.fromEntries(
    Object.entries(lines).flatMap(([field, line]) => (isPlainLine(line) ? [] : [[field, UNSEEN]])),
  )
  const profession = isProfession(input.profession) ? input.profession : null
  const about = input.about ?? ''
  const all = [lines.name, toProfessionName(profession), lines.tagline, lines.place, about].filter(Boolean).join(' ')
  return {
    errors,
    fields: { ...lines, profession, about, zone: input.zone, hours: toWeek(input), words: fold(all).slice(0, 6_000) },
  }
}

const SLUG_CHARS = 40
const TAIL_CHARS = 8

/** "blue-door-bakery-x7k2mq1a": its name, and letters nobody guesses. */
function toBusinessId(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_CHARS)
    .replace(/^-|-$/g, '')
  const tail = createSecretId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, TAIL_CHARS)
  return [slug, tail].filter(Boolean).join('-')
}

/** Keeps a business with its first owner; gives its id. */
export async function registerBusiness(
  userId: string,
  { fields }: ReturnType<typeof readDescription>,
): Promise<string> {
  const now = clock.now()
  const id = toBusinessId(fields.name)
  await store().tx(async () => {
    await createBusiness({ id, ...fields, links: [], createdBy: userId, createdAt: now, updatedAt: now })
    await addMember({ businessId: id, userId, role: 'owner', joinedAt: now })
  })
  return id
}
