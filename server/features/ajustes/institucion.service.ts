import type { AjustesDeInstitucion } from '@malla/contracts/ajustesDeEmpresa.ts'
import {
  ajustesEnDecimas,
  ajustesIniciales,
  escalaInicial,
  whyNotEscala,
} from '@malla/domain/empresas/ajustes.ts'
import { whyNotConfirmadas } from '@malla/domain/legal/normas.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { assertFresh, updateRow } from '../../platform/rows.ts'
import { unfolding } from '../../platform/unfold.ts'
import { differing } from '../../platform/writeRows.ts'
import { empresaEntidad } from '../empresas/empresas.service.ts'
import { congelarPasados } from '../silabos/congelarPasados.ts'
import { seguirAjustes } from '../silabos/estructuras.service.ts'

const { empresas } = schema

interface ConAjustes {
  tipo: string
  ajustes: Partial<AjustesDeInstitucion>
}

/** Settings of an institution, whole: what nobody changed is as the product does it for its kind. */
export const ajustesCompletos = ({ tipo, ajustes }: ConAjustes): AjustesDeInstitucion => ({
  ...(structuredClone(ajustesIniciales) as unknown as AjustesDeInstitucion),
  escala: { ...escalaInicial(tipo) },
  ...ajustesEnDecimas(ajustes),
})

const toAnswer = (row: ConAjustes & { revision: number }) => ({
  ...ajustesCompletos(row),
  revision: row.revision,
})
type Answer = ReturnType<typeof toAnswer>

/** The settings of the institution one works in. */
export async function selectAjustesDeInstitucion(ctx: Ctx): Promise<Answer> {
  const [row] = await ctx.tx
    .select({ tipo: empresas.tipo, ajustes: empresas.ajustes, revision: empresas.revision })
    .from(empresas)
    .where(eq(empresas.id, ctx.empresaId))
  if (!row) throw notFound()
  return toAnswer(row)
}

/** The row of the institution, locked for its settings alone: who signs in meanwhile refers to it and does not wait, however many syllabi are measured. */
async function lockEmpresa(ctx: Ctx) {
  const [row] = await ctx.tx
    .select()
    .from(empresas)
    .where(eq(empresas.id, ctx.empresaId))
    .for('no key update')
  if (!row) throw notFound()
  return row
}

/**
 * Changes settings of the institution one works in; a block that is given replaces the old one. For who may configure the whole institution.
 * The record tells each setting by its name. 409 when the person edited an older revision, 422 for a scale that makes no sense.
 */
export async function saveAjustesDeInstitucion(
  ctx: Ctx,
  { revision, ...given }: Partial<AjustesDeInstitucion> & { revision?: number },
): Promise<Answer> {
  assertMay(ctx, 'curricular.editar', DE_LA_INSTITUCION)
  const reason = given.escala ? whyNotEscala(given.escala) : null
  if (reason) throw invalidField('escala', reason)
  const desconocida = given.legal ? whyNotConfirmadas(given.legal.confirmadas) : null
  if (desconocida) throw invalidField('legal', desconocida)
  const row = await lockEmpresa(ctx)
  await assertFresh(row, revision, async () => toAnswer(row))
  const before = ajustesCompletos(row)
  const changed = differing(before as never, given as never) as Partial<AjustesDeInstitucion>
  if (Object.keys(changed).length === 0) return toAnswer(row)
  const isOtraEstructura = changed.semanas !== undefined || changed.escala !== undefined
  if (isOtraEstructura) {
    // Whoever gives the institution a structure of its own meanwhile comes before or after, as estructuras.service.ts.
    await takeTurn(ctx.tx, 'estructuras', ctx.empresaId)
    await congelarPasados(ctx)
  }
  const after = await updateRow(
    unfolding(ctx, 'ajustes', before),
    { ...empresaEntidad, evento: 'ajustes_empresa' },
    row,
    {
      ajustes: ajustesEnDecimas({ ...row.ajustes, ...changed }),
    },
  )
  // Syllabi whose structure nobody has set follow the weeks and the scale of marks of the institution.
  if (isOtraEstructura) {
    const { empresa } = ctx.sesion
    const sesion = { ...ctx.sesion, empresa: empresa && { ...empresa, ajustes: after.ajustes } }
    await seguirAjustes({ ...ctx, sesion }, before, changed)
  }
  ctx.afterCommit(async () => ctx.platform.sessions.forget())
  return toAnswer(after)
}
