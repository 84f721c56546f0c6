import { useEffect, useRef, useState, type ReactNode } from 'react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { to } from '#app/catalogue/to.ts'
import type { SentForm } from '#app/kits/members/account-form/sent-form.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { Tabs } from '#app/ui/controls/tabs.tsx'
import { signInTabs, type SignInTab } from '../sign-in-tabs.ts'
import { CheckMail } from './check-mail.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInFoot } from './sign-in-foot.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useCallForm } from './use-call-form.ts'

/** SPEC 4: time to read that it worked. */
const RELOAD_MS = 1_000
const ID = 'sign-in-dialog'

type Props = { tab: SignInTab; returnUrl: string | null; brandName: string; onClose: () => void }

/** Register, sign in or ask for a new password without leaving the page. Each form is the one of its page. */
export function SignInDialog({ tab, returnUrl, brandName, onClose }: Props) {
  const [chosen, setChosen] = useState(tab)
  const [registered, setRegistered] = useState<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    const fields = [...(body.current?.querySelectorAll<HTMLInputElement>(FIRST_FIELD) ?? [])]
    // Whoever has just registered stands in the form with their name and lacks the password alone.
    const next = fields.find(({ value }) => value === '') ?? fields[0]
    next?.focus()
  }, [chosen])
  const login = useLogin(returnUrl)
  const register = useCallForm({
    path: endpoints['sign-in/register-call'],
    toBody: (fields) => pick(fields, ['username', 'email', 'password', 'invite']),
    fallback: 'Registration failed. Please try again.',
    onDone: ({ success, needs }, { username }) => {
      if (!success) return
      if (needs === 'approval') return window.location.assign(to('register', null, { done: 'waiting' }))
      setRegistered(String(username))
      setChosen('login')
    },
  })
  const forgot = useCallForm({
    path: endpoints['sign-in/forgot-password-call'],
    toBody: (fields) => pick(fields, ['usernameOrEmail']),
    fallback: 'Password reset failed. Please try again.',
    wordless: 'Password reset failed',
  })
  const forms: Record<SignInTab, ReactNode> = {
    'login': (
      <>
        {registered !== null && !login.answer ? <CheckMail className="mb-4" /> : null}
        <SignInForm key={registered ?? ''} sent={login} returnUrl={returnUrl} username={registered ?? undefined} />
      </>
    ),
    'register': <RegisterForm sent={register} returnUrl={returnUrl} />,
    'forgot-password': <ForgotForm sent={forgot} />,
  }
  return (
    <Dialog id={ID} title={`Sign in to ${brandName} or join`} hideTitle panda="peek" isOpen onClose={onClose}>
      <div ref={body} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Tabs
          full
          label="Ways in"
          chosen={chosen}
          onChoose={(id) => setChosen(id as SignInTab)}
          tabs={signInTabs.map(({ screen, label }) => ({
            id: screen,
            label,
            content: (
              <>
                <h3 className="heading-card mb-4 text-center">{greetings[screen]}</h3>
                {forms[screen]}
              </>
            ),
          }))}
        />
        <SignInFoot returnUrl={returnUrl} />
      </div>
    </Dialog>
  )
}

const FIRST_FIELD = '[role="tabpanel"]:not([hidden]) input:not([type="hidden"])'

const greetings = {
  'login': 'Good to see you again',
  'register': 'Come in, there’s bamboo',
  'forgot-password': 'It happens. Let’s get you back in',
} as const satisfies Record<SignInTab, string>

function useLogin(returnUrl: string | null): SentForm {
  return useCallForm({
    path: endpoints['sign-in/login-call'],
    toBody: (fields) => ({
      ...pick(fields, ['usernameOrEmail', 'password']),
      rememberMe: fields.get('rememberMe') === 'on',
    }),
    fallback: 'Login failed. Please try again.',
    onDone: ({ success, needs }) => {
      if (success) setTimeout(() => window.location.reload(), RELOAD_MS)
      else if (needs === 'code') {
        // A document of its own: its one field takes the focus, which a change of page would give to the heading.
        window.location.assign(to('login', null, { step: 'code', ...(returnUrl && { return_url: returnUrl }) }))
      }
    },
  })
}

const pick = (fields: FormData, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, String(fields.get(name) ?? '')]))
