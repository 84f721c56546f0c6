import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendCheckFile } from './send-panda.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) => sendCheckFile(request, params.file ?? '')
