import type { LoaderFunctionArgs } from '@remix-run/node'
import { sendProfileFile } from './profile/profile-file.server.ts'

export const loader = ({ request, params }: LoaderFunctionArgs) =>
  sendProfileFile(request, params.handle ?? '', params.file ?? '')
