import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendSound } from './sharing/sound-rights.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) => sendSound(request, params.id ?? '', context)
