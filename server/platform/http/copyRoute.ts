import type { Call, ParsedOf } from '@malla/contracts/call.ts'
import { type Ctx, empresaOf, readingCtx } from '../context.ts'
import type { Original } from '../files/adelantados.ts'
import type { Answer } from './answer.ts'
import { preparedRoute, type Router } from './router.ts'

/**
 * As `route`, for a write that copies kept files: they are copied before its transaction begins, so that a slow bucket holds no connection and no lock.
 * `originales`: which ones, in a short transaction that only reads; it asks first what the write asks as well. What the write does not take goes again.
 */
export function copyRoute<C extends Call>(
  router: Router,
  call: C,
  originales: (ctx: Ctx, input: ParsedOf<C>) => Promise<Original[]>,
  handler: (ctx: Ctx, input: ParsedOf<C>, adelantadas: readonly Original[]) => Promise<Answer<C>>,
): void {
  const { platform } = router
  preparedRoute(
    router,
    call,
    async (input: ParsedOf<C>, sesion) => {
      const empresaId = empresaOf(sesion)
      return platform.db.read(empresaId, tx =>
        originales(readingCtx({ platform, tx, sesion, empresaId }), input),
      )
    },
    handler,
    empresaOf,
    adelantadas => adelantadas,
  )
}
