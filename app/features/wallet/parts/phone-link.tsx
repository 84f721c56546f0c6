import { useRef } from 'react'
import { useLookAgain } from '#app/kits/foundation/live/use-look-again.ts'
import { QrCode } from '#app/kits/pages/qr-code/qr-code.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { LINK_MINUTES } from '../wallet.limits.ts'
import type { ConnectProps } from './connect-page.tsx'
import { AppLink } from './app-link.tsx'
import { answerFor, CopyLine, FormFault } from './form-bits.tsx'

const LOOK_EVERY_MS = 3_000

/** A one-time link to go on with a phone that is not signed in. */
export function PhoneLink({ view, said }: ConnectProps) {
  const phone = said?.act === 'phone' ? said.phone : undefined
  const { errorOf } = answerFor(said, 'phone')
  return (
    <section aria-labelledby="phone" className="mt-12">
      <h2 id="phone" className="heading-small scroll-mt-20">
        The wallet is on your phone?
      </h2>
      {phone ? (
        <Shown view={view} phone={phone} />
      ) : (
        <KeyedForm name="wallet-phone" again className="mt-3 grid gap-4">
          <input type="hidden" name="do" value="phone" />
          <input type="hidden" name="for" value={view.userId} />
          <p className="max-w-[38em] text-fg-muted">
            {`Make a link, and open it in the browser inside the wallet app. It works once, for ${LINK_MINUTES} minutes, and signs nobody in.`}
          </p>
          <FormFault message={errorOf('form')} />
          <div>
            <Button type="submit" variant="plain">
              <Icon name="phone" size={18} /> Make a link for the phone
            </Button>
          </div>
        </KeyedForm>
      )}
    </section>
  )
}

type ShownProps = { view: ConnectProps['view']; phone: NonNullable<NonNullable<ConnectProps['said']>['phone']> }

function Shown({ view, phone: { address, qr, isOnThisMachine, appHref } }: ShownProps) {
  const before = useRef(view.connected?.address ?? null)
  const now = view.connected?.address ?? null
  const isDone = now !== null && now !== before.current
  useLookAgain(isDone ? null : LOOK_EVERY_MS, LINK_MINUTES * 60_000)
  if (isDone)
    return (
      <p role="status" className="mt-4 flex items-start gap-2.5 rounded-card bg-success-soft p-4 text-success-soft-fg">
        <Icon name="check-circle" size={20} className="flex-none" />
        <span className="min-w-0 wrap-anywhere">{`Your phone connected ${now}.`}</span>
      </p>
    )
  return (
    <div className="mt-4 grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start">
      <QrCode {...qr} label="QR code of the link for your phone" />
      <div className="grid min-w-0 gap-4">
        <p role="status">Scan it with the wallet app, or open the link there. Show it to nobody else.</p>
        <CopyLine label="Link" text={address} what="the link" />
        {appHref ? <AppLink href={appHref} /> : null}
        {isOnThisMachine ? (
          <p className="flex items-start gap-2 text-[0.8125rem] text-fg-muted">
            <Icon name="info" size={18} className="flex-none text-fg-subtle" />
            This site is on this machine alone: a phone does not find it under this address.
          </p>
        ) : null}
        <p className="text-[0.8125rem] text-fg-muted">
          When the phone says that it is done,{' '}
          <a href={view.setupHref} className="link">
            look at your wallet here
          </a>
          .
        </p>
      </div>
    </div>
  )
}
