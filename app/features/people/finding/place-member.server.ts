import { store } from '#app/database/store.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { onMemberChange } from '#app/kits/members/identity/account/member-changes.server.ts'
import { listCountries } from '#app/kits/members/identity/profile/countries.server.ts'
import type { UserRow } from '#app/kits/members/identity/account/users.store.server.ts'
import { toOwnAudience, toReach, type OwnPart } from '../profile/audience.ts'
import { toLanguageName } from '../profile/languages.ts'
import { findMember, findProfile, type ProfileRow } from '../profile/profiles.store.server.ts'
import { listStanding } from '../offering/offerings.store.server.ts'
import { toMemberListing, toOfferingListing, type Place } from './listing-terms.ts'
import { saveListings } from './listing.store.server.ts'

const isHere = ({ emailVerifiedAt, eraseAt, suspendedAt }: UserRow) =>
  emailVerifiedAt !== null && eraseAt === null && suspendedAt === null

export const toCountryName = (code: string | null): string =>
  listCountries().find(({ value }) => value === code)?.label ?? ''

const toPlace = ({ country }: UserRow, profile: ProfileRow | null): Place => ({
  country,
  countryName: toCountryName(country),
  city: profile?.city ?? '',
})

/**
 * Lets a member and their offerings be found as they chose, and no longer where they chose otherwise, were suspended or
 * are leaving. Called wherever that may have changed.
 */
export const placeMember = (userId: string): Promise<void> =>
  store().tx(async () => {
    const user = await findMember(userId)
    if (!user) return
    const profile = await findProfile(userId)
    const standing = isHere(user) ? await listStanding(userId) : []
    const seen = (part: OwnPart) => toOwnAudience(profile, user.isFindable, part)
    const place = toPlace(user, profile)
    const seenBy = {
      interests: seen('interests'),
      languages: seen('languages'),
      place: seen('place'),
      offerings: seen('offerings'),
    }
    const member = toMemberListing({
      ...{ name: user.name, username: user.username, handle: user.handle, interests: user.interests, place, seenBy },
      languages: (profile?.languages ?? []).map((code) => ({ code, name: toLanguageName(code) })),
      offerings: standing,
      reach: isHere(user) && user.isFindable ? toReach(profile, true) : 'nobody',
    })
    await saveListings(userId, [
      { of: 'member', thingId: userId, ...member },
      ...standing.map((row) => ({
        of: 'offering' as const,
        thingId: row.id,
        ...toOfferingListing({ ...row, place, seenBy }),
      })),
    ])
    await bumpContent()
  })

onMemberChange(placeMember)
