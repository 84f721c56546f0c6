import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendThreadFile } from './exporting/send-file.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendThreadFile(request, params.id ?? '', params.file ?? '', context)
