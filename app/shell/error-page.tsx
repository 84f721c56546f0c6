import { useLocation } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'

type Words = { title: string; message: string; safe: string | null }

const words = {
  400: {
    title: 'That did not fit',
    message: 'The address or the form held something we could not read.',
    safe: 'Nothing was changed.',
  },
  403: {
    title: 'This room is closed to you',
    message: 'Your account may not open this page.',
    safe: 'You are still signed in.',
  },
  404: {
    title: 'Nothing is at this address',
    message: 'It may have been removed, or the address has a typing error.',
    safe: null,
  },
  429: {
    title: 'A little slower',
    message: 'That was many requests in a short time. Wait a minute, then try again.',
    safe: 'Nothing was lost.',
  },
  503: {
    title: 'Not ready yet',
    message: 'This part of the server is still starting.',
    safe: 'What was saved before is safe. Try again in a moment.',
  },
  507: {
    title: 'No room left',
    message: 'The disk of this server is full, so nothing was saved, changed or taken back.',
    safe: 'What was saved before is safe.',
  },
} as const satisfies Record<number, Words>

const broken: Words = {
  title: 'Something broke on our side',
  message: 'The page could not be made.',
  safe: 'What you saved earlier is safe. What you were just writing may need to be sent again.',
}

/** What happened, what is safe, what to do. `message` is a sentence a person wrote for people; null for the usual one. */
export function ErrorPage({
  status,
  message,
  requestId,
}: {
  status: number
  message: string | null
  requestId: string | null
}) {
  const { pathname, search } = useLocation()
  const said: Words = words[status as keyof typeof words] ?? (status < 500 ? words[400] : broken)
  return (
    <div className="grid place-items-center px-gutter py-[clamp(40px,8vw,96px)] text-center">
      <div className="grid w-full max-w-[35rem] justify-items-center">
        <Panda pose="worried" className="mb-4 w-[168px] sm:w-[196px]" />
        <h1 className="heading-page">{said.title}</h1>
        <p className="lead mt-3 max-w-[30em]">{message ?? said.message}</p>
        {said.safe ? <p className="mt-2 text-fg-muted">{said.safe}</p> : null}
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {status === 404 || status === 403 ? null : (
            <ButtonLink to={pathname + search} reloadDocument>
              <Icon name="refresh" />
              Try again
            </ButtonLink>
          )}
          <ButtonLink to={to('home')} variant="plain">
            <Icon name="home" />
            Go home
          </ButtonLink>
          <ButtonLink to={to('support')} variant="ghost">
            <Icon name="help" />
            Get help
          </ButtonLink>
        </div>
        {requestId && status >= 500 ? (
          <p className="mt-7 text-xs text-fg-subtle">
            If you write to us, name this:{' '}
            <code className="rounded-xs bg-sunken px-1.5 py-0.5 text-fg-muted">{requestId}</code>
          </p>
        ) : null}
      </div>
    </div>
  )
}
