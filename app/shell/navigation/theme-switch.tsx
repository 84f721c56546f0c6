import { Form, useLocation } from '@remix-run/react'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { Icon } from '#app/ui/brand/icon.tsx'

export type Theme = 'light' | 'dark' | null

const choices = [
  { theme: 'system', words: 'System', icon: 'monitor' },
  { theme: 'light', words: 'Light', icon: 'sun' },
  { theme: 'dark', words: 'Dark', icon: 'moon' },
] as const

/** A plain form post that comes back to the page it stands on. */
export function ThemeSwitch({ theme, className = '' }: { theme: Theme; className?: string }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={endpoints['site/theme']} replace preventScrollReset>
      <input type="hidden" name="return_to" value={pathname + search} />
      <fieldset className={`flex w-fit min-w-0 gap-0.5 rounded-[14px] bg-sunken p-1 ${className}`}>
        <legend className="sr-only">Theme</legend>
        {choices.map((choice) => (
          <button
            key={choice.theme}
            name="theme"
            value={choice.theme}
            aria-pressed={(theme ?? 'system') === choice.theme}
            className={
              'inline-flex h-10 items-center gap-1.5 rounded-[10px] px-2.5 text-[0.8125rem] font-medium text-fg-muted hover:text-fg lg:h-8 ' +
              'aria-pressed:bg-surface-raised aria-pressed:text-fg aria-pressed:shadow-sm dark:aria-pressed:bg-ink-850'
            }
          >
            <Icon name={choice.icon} size={16} />
            {choice.words}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
