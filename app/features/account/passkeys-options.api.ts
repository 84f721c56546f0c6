import type { ActionFunctionArgs } from '@remix-run/node'
import { onlyPost } from '#app/platform/request/problem.ts'
import { askForNewPasskey } from './passkeys-calls.server.ts'

export const loader = () => onlyPost()
export const action = ({ request }: ActionFunctionArgs) => askForNewPasskey(request)
