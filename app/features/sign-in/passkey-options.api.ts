import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/platform/request/problem.ts'
import { askForPasskey } from './passkeys/passkey.server.ts'

export const loader = () => onlyPost()
export const action = ({ request, context }: ActionFunctionArgs) => askForPasskey(request, context.network)
