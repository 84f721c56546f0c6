import type { TextareaHTMLAttributes } from 'react'
import { TextArea } from '#app/ui/controls/field.tsx'
import { useAskKeys } from './use-ask-keys.ts'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & Parameters<typeof useAskKeys>[0]

/** The box of a Field one asks in: Enter asks. */
export function AskArea({ waits, isOff, ...rest }: Props) {
  const keys = useAskKeys({ waits, isOff })
  return <TextArea {...rest} boxRef={keys.ref} onKeyDown={keys.onKeyDown} />
}
