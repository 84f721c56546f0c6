import { to } from '#app/catalogue/to.ts'
import { brandOrigin, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { countTied } from '#app/kits/members/ties/ties.store.server.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { countOwn } from '../offering/offerings.store.server.ts'
import { toReach } from '../profile/audience.ts'
import { findProfile } from '../profile/profiles.store.server.ts'
import { findViewer } from '../visit.server.ts'

/** How somebody comes in, or for a member what they have done so far, and the link by which they invite. */
export async function readJoin(request: Request) {
  const viewer = await findViewer(request)
  const { name } = requestBrand(request)
  const inviter = await findInviter(new URL(request.url).searchParams.get('inviter'))
  if (!viewer) return { brand: name, inviter, member: null }
  const [profile, following, offerings] = await Promise.all([
    findProfile(viewer.id),
    countTied(viewer.id, 'follow', 'from'),
    countOwn(viewer.id),
  ])
  const reach = toReach(profile, viewer.isFindable)
  const steps = [
    {
      label: 'Confirm your email address',
      isDone: viewer.emailVerifiedAt !== null,
      to: to('settings', null, { part: 'email' }),
    },
    {
      label: 'Name what you care about',
      isDone: viewer.interests.length > 0,
      to: to('identity-setup', null, { return_url: to('join') }),
    },
    { label: 'Say something about yourself', isDone: Boolean(profile?.about), to: to('my-profile') },
    {
      label: 'Decide who may find you',
      isDone: profile !== null || viewer.isFindable,
      to: to('my-profile', null, { part: 'seen' }),
    },
    { label: 'Follow somebody', isDone: following > 0, to: to('people') },
    { label: 'Offer something', isDone: offerings > 0, to: to('offerings', null, { part: 'new' }) },
  ]
  const isShown = reach === 'all' && viewer.emailVerifiedAt !== null
  const invitation = isShown ? brandOrigin(request) + to('join', null, { inviter: viewer.handle }) : null
  return { brand: name, inviter: inviter?.handle === viewer.handle ? null : inviter, member: { steps, invitation } }
}
export type JoinView = Awaited<ReturnType<typeof readJoin>>

/** Who sent the link, when everybody may see them: a link tells no stranger who is here. */
async function findInviter(handle: string | null) {
  if (!handle || handle.length > 40) return null
  const row = await findMemberByHandle(handle, null)
  if (!row) return null
  const profile = await findProfile(row.id)
  if (toReach(profile, row.isFindable) !== 'all') return null
  return { name: row.name, handle: row.handle, picture: row.profilePicture }
}
