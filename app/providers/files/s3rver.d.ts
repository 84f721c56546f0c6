declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  type Options = {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(then: (error: Error | null, address: AddressInfo) => void): void
    close(): Promise<void>
  }
}
