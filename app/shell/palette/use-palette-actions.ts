import { useLocation, useNavigate, useSubmit } from '@remix-run/react'
import { actions, type ActionEntry, type ActionId } from '#app/catalogue/actions.ts'
import { endpoints } from '#app/catalogue/endpoints.ts'
import type { Panel } from '#app/catalogue/shortcuts.ts'
import { to } from '#app/catalogue/to.ts'
import { copyText } from '#app/ui/data/copy-text.ts'
import { showToast } from '#app/ui/overlays/toast-queue.ts'
import { signOut } from '../navigation/sign-out.ts'

/** What a chosen line does; the palette closes first, or another panel takes its place. */
export function usePaletteActions(show: (panel: Panel | null) => void) {
  const navigate = useNavigate()
  const submit = useSubmit()
  const { pathname, search } = useLocation()
  const open = (href: string, inNewTab: boolean) => {
    show(null)
    if (inNewTab) window.open(href, '_blank', 'noopener')
    else navigate(href)
  }
  const chooseTheme = (theme: string) =>
    submit(
      { theme, return_to: pathname + search },
      { method: 'post', action: endpoints['site/theme'], replace: true, preventScrollReset: true },
    )
  const copyAddress = async () => {
    const isCopied = await copyText(window.location.href)
    showToast(
      isCopied
        ? { title: 'Copied', description: 'The address of this page is in your clipboard.' }
        : { title: 'Not copied', description: 'Your browser refused the clipboard.', tone: 'danger' },
    )
  }
  const runs = {
    'copy-address': () => void copyAddress(),
    'sign-out': () => void signOut(),
    'welcome': () => window.location.assign(to('home', null, { welcome: 'clear' })),
  }
  return {
    open,
    run: (id: ActionId) => {
      const { does }: ActionEntry = actions[id]
      show('opens' in does ? does.opens : null)
      if ('chooses' in does) chooseTheme(does.chooses)
      if ('runs' in does) runs[does.runs]()
    },
    search: (query: string, inNewTab: boolean) => open(to('search', null, { q: query }), inNewTab),
    ask: (question: string) => {
      show(null)
      submit({ question }, { method: 'post', action: to('consensus') })
    },
  }
}
