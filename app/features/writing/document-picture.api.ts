import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendPicture } from './editor/pictures/document-pictures.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendPicture(request, { id: params.id ?? '', file: params.file ?? '' }, context)
