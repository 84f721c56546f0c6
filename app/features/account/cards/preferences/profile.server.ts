import { listCountries } from '#app/kits/members/identity/profile/countries.server.ts'
import { toProfileView } from '#app/kits/members/identity/profile/profile.server.ts'
import { toPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { removePictureAct, saveProfileAct } from '../../profile-acts.server.ts'
import { done, type SettingsForms, type Visit } from '../../settings-forms.server.ts'

const read = async ({ signedIn: { row } }: Visit) => ({
  profile: toProfileView(row),
  countries: listCountries(),
  publisher: toPublisher(row),
})
export type ProfileCardView = Awaited<ReturnType<typeof read>>

const goOn = (title: string) => done('profile', title)

export const profileForms = {
  read,
  acts: {
    save: (visit: Visit) => saveProfileAct(visit, goOn),
    removePicture: (visit: Visit) => removePictureAct(visit, goOn),
  },
} satisfies SettingsForms<ProfileCardView>
