import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendManualPicture } from './manuals/manual-files.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendManualPicture(request, { id: params.id ?? '', file: params.file ?? '' }, context)
