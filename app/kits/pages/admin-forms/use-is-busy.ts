import { useNavigation } from '@remix-run/react'

/** Whether a form whose address names this act is on its way. */
export const useIsBusy = (act: string): boolean => {
  const { formAction, state } = useNavigation()
  return state !== 'idle' && new RegExp(`[?&]act=${act}(?:&|$)`).test(formAction ?? '')
}
