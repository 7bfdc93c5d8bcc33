import { type Ctx, type Platform, readingCtx } from './context.ts'
import { schema, type Tx } from './db/db.ts'
import { eq } from './db/drizzle.ts'
import { notFound } from './errors.ts'
import type { SesionActiva } from './session/active.ts'

const { empresas } = schema

/**
 * What a reading service works with when nobody asks: work that the server owes (the PDF of what was approved, freezing what ended). It reads
 * all of one institution, and records nothing.
 */
export async function ctxDelSistema(platform: Platform, tx: Tx, empresaId: number): Promise<Ctx> {
  const [empresa] = await tx
    .select({
      id: empresas.id,
      razonsocial: empresas.razonsocial,
      estado: empresas.estado,
      tipo: empresas.tipo,
      imagen_url: empresas.imagen_url,
      ajustes: empresas.ajustes,
    })
    .from(empresas)
    .where(eq(empresas.id, empresaId))
  if (!empresa) throw notFound()
  const sesion = {
    id: 0,
    usuario_id: 0,
    usuario: '',
    usuario_estado: '1',
    debe_cambiar: false,
    acceso_id: null,
    carrera_id: null,
    persona: { id: 0, nombres: '', correo: '', root: false, imagen_url: null },
    accesos: [],
    acceso: null,
    rol: 'root',
    quien: { rol: 'root', alcance: { todo: true }, cursos_ids: [] },
    empresa: empresa as SesionActiva['empresa'],
  } satisfies Record<keyof SesionActiva, unknown>
  return readingCtx({ platform, tx, sesion: sesion as unknown as SesionActiva, empresaId })
}
