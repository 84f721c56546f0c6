import { useNavigate, useSubmit } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'

/** What a chosen line does; the palette closes first. */
export function usePaletteActions(onClose: () => void) {
  const navigate = useNavigate()
  const submit = useSubmit()
  const open = (href: string, inNewTab: boolean) => {
    onClose()
    if (inNewTab) window.open(href, '_blank', 'noopener')
    else navigate(href)
  }
  return {
    open,
    search: (query: string, inNewTab: boolean) => open(to('search', null, { q: query }), inNewTab),
    ask: (question: string) => {
      onClose()
      submit({ question }, { method: 'post', action: to('consensus') })
    },
  }
}
