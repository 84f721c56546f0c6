import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendPandaFile } from './send-panda.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendPandaFile(request, params.number ?? '', params.file ?? '', context.network)
