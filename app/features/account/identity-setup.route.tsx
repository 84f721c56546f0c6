import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useId } from 'react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { actOnIdentity, readIdentity } from './identity-setup.server.ts'
import { ProfileFields, ProfileWaits } from './parts/profile-fields.tsx'
import { FrameNote } from './parts/settings-frame.tsx'
import { SettingsForm, useSettingsForm, WhoContext } from './parts/settings-form.tsx'

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  data(await readIdentity(request, context.network), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request, context }: ActionFunctionArgs) => actOnIdentity(request, context.network)

export const headers = passRetryAfter

/** How somebody is called and how they look, on a page of its own: the same form as in the settings. */
export default function IdentitySetup() {
  const { view, who, onwards } = useLoaderData<typeof loader>()
  const sent = useSettingsForm('profile.save')
  const removal = useSettingsForm('profile.removePicture')
  const removesWith = useId()
  return (
    <WhoContext.Provider value={who}>
      <div className="page-form max-w-full pt-6 pb-16 sm:w-[min(100%-2*var(--gutter),38rem)] sm:pt-10">
        <Panda pose="peek" className="relative z-10 mx-auto -mb-[17px] w-[158px]" />
        <div
          key={who.userId}
          className="rounded-sheet grid grid-cols-[minmax(0,1fr)] gap-5 bg-surface-raised px-5 pt-7 pb-6 shadow-lg sm:px-8"
        >
          <div className="text-center">
            <h1 className="heading-section">Make yourself at home</h1>
            <p className="mt-1 text-fg-muted">How may we call you? All of it can be changed later, in the settings.</p>
          </div>
          <FrameNote />
          <SettingsForm act="profile.save" sent={sent} hasFile className="grid gap-6">
            <ProfileFields key={JSON.stringify(view.profile)} view={view} sent={sent} removesWith={removesWith} />
            <div className="grid gap-2">
              <Button type="submit" size="lg" full busy={sent.isBusy} busyLabel="Saving...">
                Save and go on
              </Button>
              <ButtonLink to={onwards} variant="ghost" full>
                Skip for now
              </ButtonLink>
            </div>
          </SettingsForm>
          <ProfileWaits view={view} />
          <SettingsForm id={removesWith} act="profile.removePicture" sent={removal} className="contents" />
        </div>
      </div>
    </WhoContext.Provider>
  )
}
