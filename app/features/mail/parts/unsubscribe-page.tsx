import { Form, useNavigation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import type { UnsubscribeView } from '../unsubscribe.server.ts'

const kinds = {
  signIns: {
    title: 'Letters about new devices',
    about: 'We write when somebody signs in to your account with a browser we have not seen before.',
    without: 'Without them you may not notice when somebody else comes in.',
  },
  openings: {
    title: 'Letters about openings',
    about: 'We write when a screen you wait for opens.',
    without: 'You stay on the lists you are on.',
  },
} as const satisfies Record<string, Record<'title' | 'about' | 'without', string>>

/** Letters about what others did: the notices themselves stay. */
const ofNotices = (label: string | null) => ({
  title: label ?? 'Notices by mail',
  about: 'We write when there is something new of this kind.',
  without: 'You still find it among your notices here.',
})

/** What a link in a letter ends, the button that does it, and the way back. */
export function UnsubscribePage({ view, isDone }: { view: UnsubscribeView; isDone: boolean }) {
  return (
    <div className="page-form pt-6 sm:pt-10">
      <Panda pose="envelope" className="relative z-10 mx-auto -mb-2 w-[120px]" />
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pt-7 pb-6 text-center sm:px-7.5">
        {view.state === 'unknown' ? <Unknown /> : <Known view={view} isDone={isDone} />}
      </Card>
    </div>
  )
}

function Unknown() {
  return (
    <>
      <h1 className="heading-card">This link is not whole</h1>
      <p className="text-fg-muted">
        It may have been cut off on its way, or its account is gone. Every letter you can end is a switch in the
        settings.
      </p>
      <SettingsLink />
    </>
  )
}

function Known({ view, isDone }: { view: Exclude<UnsubscribeView, { state: 'unknown' }>; isDone: boolean }) {
  const { kind, label } = view
  const { title, about, without } = kind === 'signIns' || kind === 'openings' ? kinds[kind] : ofNotices(label)
  const isBusy = useNavigation().formMethod === 'POST'
  const isOn = view.state === 'on'
  return (
    <>
      <h1 className="heading-card">
        {isOn ? (isDone ? 'You get them again' : `End these letters?`) : 'These letters have ended'}
      </h1>
      <p role={isDone ? 'status' : undefined} className="text-fg-muted">
        <b className="font-medium text-fg">{title}.</b> {about} {isOn ? without : 'We do not do that any more.'}
      </p>
      <Form method="post" className="grid">
        <input type="hidden" name="do" value={isOn ? 'end' : 'begin'} />
        <Button type="submit" size="lg" variant={isOn ? 'primary' : 'plain'} busy={isBusy} busyLabel="One moment...">
          {isOn ? 'End these letters' : 'Send them to me again'}
        </Button>
      </Form>
      <SettingsLink />
      <p className="text-[0.8125rem] text-fg-subtle">
        Letters that guard your account, such as a link for a new password, always come.
      </p>
    </>
  )
}

const SettingsLink = () => (
  <ButtonLink to={to('settings', null, { part: 'notifications' })} variant="ghost" full>
    All my letters
  </ButtonLink>
)
