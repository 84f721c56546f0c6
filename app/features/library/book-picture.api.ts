import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendBookPicture } from './books/reading/send-picture.server.ts'

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  sendBookPicture(request, { id: params.id ?? '', file: params.file ?? '' }, context)
