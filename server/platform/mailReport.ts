import type { Call, ParsedOf } from '@malla/contracts/call.ts'
import { type Ctx, readingCtx } from './context.ts'
import { type Router, route } from './http/router.ts'
import { assertCuotaDeCorreos } from './jobs/cuotaDeCorreos.ts'
import { askTrabajo } from './jobs/pedidos.ts'
import type { Reports } from './reports.ts'

const message = (titulo: string, correo: string): string =>
  `Enviaremos «${titulo}» a ${correo} en cuanto esté listo. Si no se puede enviar, se lo avisaremos.`

/**
 * A mail call: what the report of `of` with `input` makes is queued as an attachment. It answers at once; what may not be seen is refused
 * before, by the same producer that makes the file. 429 for who mails without end.
 */
export function mail<C extends Call>(
  r: Router,
  reports: Reports,
  call: C,
  pick: (input: ParsedOf<C>) => { of: Call; input: object },
): void {
  route(r, call, (async (ctx: Ctx, given: ParsedOf<C> & { correo: string }) => {
    const { of, input } = pick(given)
    const { platform, tx, sesion, empresaId } = ctx
    await assertCuotaDeCorreos(ctx, { llamada: of.path, input, correo: given.correo })
    const made = await reports
      .get(of.path)!
      .produce(readingCtx({ platform, tx, sesion, empresaId }), input as never)
    const titulo = ('title' in made && made.title) || of.summary
    const job = await askTrabajo(ctx, { llamada: of.path, input, titulo, correo: given.correo })
    return { message: message(titulo, given.correo), job }
  }) as never)
}
