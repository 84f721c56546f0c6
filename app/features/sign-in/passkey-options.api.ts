import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/platform/problem.ts'
import { askForPasskey } from './passkey.server.ts'

export const loader = () => onlyPost()
export const action = ({ request, context }: ActionFunctionArgs) => askForPasskey(request, context.network)
