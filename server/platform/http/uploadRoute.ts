import type { Call, ParsedOf } from '@malla/contracts/call.ts'
import { empresaOf } from '../context.ts'
import { type Handler, preparedRoute, type Router } from './router.ts'

const isFile = (value: unknown): value is { data: Uint8Array } =>
  (value as { data?: unknown } | null)?.data instanceof Uint8Array

/** As `route`, for a write that keeps a file as it comes: its bytes are put where they are kept before the transaction begins. */
export const uploadRoute = <C extends Call>(router: Router, call: C, handler: Handler<C>): void =>
  preparedRoute(
    router,
    call,
    async (input: ParsedOf<C>) => Object.values(input).flatMap(value => (isFile(value) ? [value.data] : [])),
    (ctx, input) => handler(ctx, input, true),
    empresaOf,
    bytes => bytes,
  )
