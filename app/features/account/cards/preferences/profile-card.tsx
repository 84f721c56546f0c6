import { useId } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { ProfileFields, ProfileWaits } from '../../parts/profile-fields.tsx'
import { SettingsCard } from '../../parts/settings-card.tsx'
import { SettingsForm, useSettingsForm } from '../../parts/settings-form.tsx'
import type { ProfileCardView } from './profile.server.ts'

export function ProfileCard({ view }: { view: ProfileCardView }) {
  const sent = useSettingsForm('profile.save')
  const removal = useSettingsForm('profile.removePicture')
  const removesWith = useId()
  return (
    <SettingsCard title="Profile" about="Your name, your picture and what others may find.">
      <SettingsForm act="profile.save" sent={sent} hasFile className="grid gap-6">
        {/* What was saved may be written otherwise than it was typed. */}
        <ProfileFields key={JSON.stringify(view.profile)} view={view} sent={sent} removesWith={removesWith} />
        <div>
          <Button type="submit" busy={sent.isBusy} busyLabel="Saving...">
            Save the profile
          </Button>
        </div>
      </SettingsForm>
      <ProfileWaits view={view} />
      <SettingsForm id={removesWith} act="profile.removePicture" sent={removal} className="contents" />
    </SettingsCard>
  )
}
