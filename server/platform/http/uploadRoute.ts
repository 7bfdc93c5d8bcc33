import type { Call, ParsedOf } from '@malla/contracts/call.ts'
import { type Ctx, empresaOf, readingCtx } from '../context.ts'
import type { Answer } from './answer.ts'
import { preparedRoute, type Router } from './router.ts'

const isFile = (value: unknown): value is { data: Uint8Array } =>
  (value as { data?: unknown } | null)?.data instanceof Uint8Array

const filesOf = (input: object): Uint8Array[] =>
  Object.values(input).flatMap(value => (isFile(value) ? [value.data] : []))

/** What a file is refused for before it is put anywhere. */
export interface AntesDeGuardar<C extends Call, L> {
  /** What was sent, read without a connection: 422 for a file of another kind. */
  leer(input: ParsedOf<C>): Promise<L>
  /** Asked when there is something to keep, in a short transaction that only reads: what the write asks as well, of what may change until then. */
  permite(ctx: Ctx, input: ParsedOf<C>, leido: L): Promise<unknown>
  /** The bytes that are kept, where they are not those of the call's own files: a picture that was drawn anew, several files of one field. */
  guarda?(leido: L): readonly Uint8Array[]
}

/**
 * As `route`, for a write that keeps files: their bytes are put where they are kept before the transaction begins. What is refused `antes` leaves
 * nothing there, and is refused for its own reason though the storage be away.
 */
export function uploadRoute<C extends Call, L>(
  router: Router,
  call: C,
  antes: AntesDeGuardar<C, L>,
  handler: (ctx: Ctx, input: ParsedOf<C>, leido: L) => Promise<Answer<C>>,
): void {
  const { platform } = router
  preparedRoute(
    router,
    call,
    async (input: ParsedOf<C>, sesion) => {
      const leido = await antes.leer(input)
      const bytes = antes.guarda?.(leido) ?? filesOf(input)
      const empresaId = empresaOf(sesion)
      if (bytes.length > 0)
        await platform.db.read(empresaId, tx =>
          antes.permite(readingCtx({ platform, tx, sesion, empresaId }), input, leido),
        )
      return { bytes, leido }
    },
    (ctx, input, { leido }) => handler(ctx, input, leido),
    empresaOf,
    ({ bytes }) => bytes,
  )
}
